/** The major versions before the current ones, under names of their own; what is used of them has the same types. */
declare module "express4" {
  export { default } from "express";
}
declare module "koa2" {
  export { default } from "koa";
}
