import type { Response } from "express";
import { html } from "../html.ts";
import { layout } from "./layout.ts";

interface Attempt {
  readonly token: string;
  readonly next: string;
  readonly name?: string;
  readonly error?: string;
}

export function signInPage(res: Response, { token, next, name = "", error = "" }: Attempt): string {
  const main = html`<section class="narrow"><h1>Sign in</h1>
${error === "" ? "" : html`<p class="notice bad" role="alert" id="problem">${error}</p>`}
<form method="post" action="/sign-in" class="fields">
<input type="hidden" name="token" value="${token}"><input type="hidden" name="next" value="${next}">
<div class="field"><label for="name">Name</label><input id="name" name="name" value="${name}" autocomplete="username" autocapitalize="none" required${error === "" ? html` autofocus` : ""}></div>
<div class="field"><label for="password">Application password</label><input id="password" name="password" type="password" autocomplete="current-password" required${error === "" ? "" : html` aria-invalid="true" aria-describedby="problem" autofocus`}></div>
<button class="button">Sign in</button></form></section>`;
  return layout(res, { title: "Sign in", main });
}
