import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bodyHtml, decodeEntities, escapeHtml, plainText, titleHtml } from "../../src/text/html.ts";
import { cleanHtml, cleanTitle } from "../../src/text/sanitise.ts";
import { hostile, markupText } from "./samples.ts";

describe("D40: titles and names", () => {
  it.each([
    ["Plain title", "Plain title"],
    ['<em>Slanted</em> & "quoted"', "<em>Slanted</em> &amp; &quot;quoted&quot;"],
    ["Tom &amp; Jerry &lt;3 &copy; &#8217; &#x2019;", "Tom &amp; Jerry &lt;3 &copy; &#8217; &#x2019;"],
    ["1 < 2 & 3 > 2", "1 &lt; 2 &amp; 3 &gt; 2"],
    ['5 < 6 & "it\'s" -- ok...', "5 &lt; 6 &amp; &quot;it&#039;s&quot; -- ok..."],
    ["Tea <em>&</em> cake", "Tea <em>&amp;</em> cake"],
    ["C:\\temp\\new", "C:\\temp\\new"],
    ["A<br>B<br />C", "A<br>B<br />C"],
    ["<script>x</script><b onclick=x>", "&lt;script&gt;x&lt;/script&gt;&lt;b onclick=x&gt;"],
    ["see <info@example.org>", "see &lt;info@example.org&gt;"],
    ["a&b; &bc; &; &# &#x; &amp", "a&amp;b; &bc; &amp;; &amp;# &amp;#x; &amp;amp"],
    ["🎪 日本語", "🎪 日本語"],
  ])("%j shows as %j", (stored, html) => {
    expect(titleHtml(stored)).toBe(html);
  });

  it("terms are escaped alike", () => {
    expect(titleHtml("Tom & Jerry")).toBe("Tom &amp; Jerry");
    expect(titleHtml("Plays and <b>readings</b>")).toBe("Plays and <b>readings</b>");
  });
});

describe("D40: descriptions and excerpts", () => {
  it.each([
    ["", ""],
    [" \n ", ""],
    ["One line.", "<p>One line.</p>"],
    ["First.\n\nSecond.\nSame part.", "<p>First.</p>\n<p>Second.<br />\nSame part.</p>"],
    ["First.\r\n\r\n\r\nSecond.\r\nSame.", "<p>First.</p>\n<p>Second.<br />\nSame.</p>"],
    [
      "<p>Ready <strong>made</strong></p><ul><li>a</li></ul>",
      "<p>Ready <strong>made</strong></p>\n<ul><li>a</li></ul>",
    ],
    [
      'Has <a href="https://x.org/?a=1&b=2">a link</a> & more',
      '<p>Has <a href="https://x.org/?a=1&amp;b=2">a link</a> &amp; more</p>',
    ],
    ["<b>Bold</b> words.\n\nMore.", "<p><b>Bold</b> words.</p>\n<p>More.</p>"],
    ['A\nB\n\n<b>C</b> -- "quoted" it\'s', '<p>A<br />\nB</p>\n<p><b>C</b> -- "quoted" it\'s</p>'],
    [
      "Intro\n\n<ul>\n<li>a</li>\n\n<li>b</li>\n</ul>\n\nEnd",
      "<p>Intro</p>\n<ul>\n<li>a</li>\n\n<li>b</li>\n</ul>\n<p>End</p>",
    ],
    ["One<hr>two", "<p>One</p>\n<hr>\n<p>two</p>"],
    ["a<br>\nb<br />\nc", "<p>a<br>\nb<br />\nc</p>"],
    ["1 < 2 & 3 > 2 &copy;", "<p>1 &lt; 2 &amp; 3 &gt; 2 &copy;</p>"],
    ["<div><p>in</p>\n\n<p>side</p></div>tail", "<div><p>in</p>\n\n<p>side</p></div>\n<p>tail</p>"],
    ['<a\nhref="/x">x</a>', '<p><a href="/x">x</a></p>'],
    ["<pre>a\n\nb &lt; c</pre>", "<pre>a\n\nb &lt; c</pre>"],
    ["x</div>y", "<p>x</p>\n</div>\n<p>y</p>"],
    ["<div>never closed\n\n", "<div>never closed"],
    ["<p>a</p><!-- note --><p>b</p>", "<p>a</p>\n<p>b</p>"],
    [
      "<script>if (a < b && c) {}\n\nx()</script>after",
      "<script>if (a < b && c) {}\n\nx()</script>\n<p>after</p>",
    ],
    ["if a<b then", "<p>if a&lt;b then</p>"],
    ["see <info@x.org> & <https://x.org/a>", "<p>see &lt;info@x.org&gt; &amp; &lt;https://x.org/a&gt;</p>"],
  ])("%j shows as %j", (stored, html) => {
    expect(bodyHtml(stored)).toBe(html);
  });

  it("what was shown can be stored and shown again", async () => {
    await fc.assert(
      fc.asyncProperty(markupText, async (raw) => {
        const shown = bodyHtml(await cleanHtml(raw));
        expect(plainText(bodyHtml(await cleanHtml(shown)))).toBe(plainText(shown));
        const title = titleHtml(await cleanTitle(raw));
        expect(titleHtml(await cleanTitle(title))).toBe(title);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("D36: text as readers see it", () => {
  it.each([
    ["Nothing <em>loud</em>ly said.", "Nothing loudly said."],
    ["quiet <strong>evening</strong> &amp; morning", "quiet evening & morning"],
    ["<p>one</p><p>two</p>three<br>four<ul><li>a</li><li>b</li></ul>", "one\ntwo\nthree\nfour\na\nb"],
    ["a<!-- x -->b<script>c</script>d<style>e", "ab\nd"],
    ["1 < 2 & <3 &eacute;&Eacute;&nbsp;&euro;&unknown;", "1 < 2 & <3 éÉ\u00a0€&unknown;"],
    ['<img src="/x" alt="a>b">after', "after"],
    ["a <!-- open", "a <!-- open"],
    ["<b>see</b> <info@x.org>", "see <info@x.org>"],
    ["&amp;lt;b&amp;gt;", "&lt;b&gt;"],
  ])("%j reads %j", (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

describe("references", () => {
  it("decodes what is valid", () => {
    expect(decodeEntities("&#65;&#x42;&#0;&#xd800;&#1114112;&#9999999;&lt;&AMP;&amp")).toBe(
      "AB\ufffd\ufffd\ufffd\ufffd<&AMP;&amp",
    );
  });

  it("undoes escaping", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => decodeEntities(escapeHtml(text)) === text),
    );
  });
});

it("no signs are left bare in titles", () => {
  fc.assert(
    fc.property(markupText, (text) => {
      expect(titleHtml(text).replace(/<\/?(?:b|em|br)(?: ?\/)?>/gi, "")).not.toMatch(/[<>"']|&(?!#?\w+;)/);
    }),
  );
});

describe("hostile input is read in time", () => {
  it.each(hostile(300_000))("%s", (_, raw) => {
    for (const read of [titleHtml, bodyHtml, plainText, decodeEntities]) {
      const start = performance.now();
      read(raw);
      expect(performance.now() - start).toBeLessThan(2000);
    }
  });
});
