import { html, raw } from 'hono/html';
import { textPieces } from '@/lib/textLinks';
import type { Site } from '@/sites/site.types';
import { themes } from '@/sites/themes/themes';
import { isQuoted, unquoted } from './quotedText';

type Markup = ReturnType<typeof html>;
/** Whether an address is of one of our sites. */
type IsOwn = (address: string) => boolean;

const FONT = 'Arial,Helvetica,sans-serif';

/** Lines of one paragraph, of one list, or of what a visitor wrote. */
interface Section {
  kind: 'text' | 'list' | 'quote';
  lines: string[];
}

const BULLET = '- ';

const kindOf = (line: string): Section['kind'] =>
  isQuoted(line) ? 'quote' : line.startsWith(BULLET) ? 'list' : 'text';
const contentOf = (line: string, kind: Section['kind']): string =>
  kind === 'quote' ? unquoted(line) : kind === 'list' ? line.slice(BULLET.length) : line;

function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  let last: Section | null = null;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      last = null;
      continue;
    }
    const kind = kindOf(line);
    if (!last || last.kind !== kind) sections.push((last = { kind, lines: [] }));
    last.lines.push(contentOf(line, kind));
  }
  return sections;
}

/** 'See the booking: https://…' as the only line of a paragraph. */
function buttonOf({ kind, lines }: Section, isOwn: IsOwn): { label: string; address: string } | null {
  const [line = ''] = lines;
  const [before, address, ...more] = textPieces(line);
  const label = before && !before.isAddress ? /^(.+):\s*$/.exec(before.text)?.[1] : undefined;
  const isAlone = kind === 'text' && lines.length === 1 && more.length === 0;
  return isAlone && label !== undefined && address?.isAddress && isOwn(address.text)
    ? { label, address: address.text }
    : null;
}

/**
 * The HTML of a mail in the colours of its site, made from its plain text: blank lines divide paragraphs, lines with a
 * hyphen are a list, quoted lines (`quotedText.ts`) are a visitor's, an address after a colon is a button. Only our own
 * addresses become links and buttons, and none in what a visitor wrote. Tables and inline styles, since mail programs
 * know little else.
 */
export async function mailDocument(
  { subject, text }: { subject: string; text: string },
  site: Pick<Site, 'title' | 'theme' | 'languages'>,
  { home, isOwn }: { home: string; isOwn: IsOwn },
): Promise<string> {
  const { colors } = themes[site.theme];
  const linked = (line: string): Markup[] =>
    textPieces(line).map(({ text: piece, isAddress }) =>
      isAddress && isOwn(piece) ? html`<a href="${piece}" style="color:${colors.accent}">${piece}</a>` : html`${piece}`,
    );
  const ended = (lines: readonly (Markup | Markup[] | string)[]) =>
    lines.map((line, index) => html`${index > 0 ? raw('<br>') : ''}${line}`);
  const section = (one: Section): Markup => {
    const button = buttonOf(one, isOwn);
    if (button)
      return html`<p style="margin:24px 0">
        <a
          href="${button.address}"
          style="display:inline-block;padding:14px 24px;background:${colors.accent};color:${colors.onAccent};font-weight:bold;text-decoration:none;border-radius:6px"
          >${button.label}</a
        >
      </p>`;
    if (one.kind === 'quote')
      return html`<p style="margin:0 0 16px;padding:4px 0 4px 12px;border-left:4px solid ${colors.line}">
        ${ended(one.lines)}
      </p>`;
    if (one.kind === 'list')
      return html`<ul style="margin:0 0 16px;padding:0 0 0 20px">
        ${one.lines.map((line) => html`<li>${linked(line)}</li>`)}
      </ul>`;
    return html`<p style="margin:0 0 16px">${ended(one.lines.map(linked))}</p>`;
  };
  const document = await html`<!doctype html>
    <html lang="${site.languages[0].language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:0;background:${colors.background}">
        <table
          role="presentation"
          width="100%"
          cellspacing="0"
          cellpadding="0"
          border="0"
          style="background:${colors.background}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellspacing="0"
                cellpadding="0"
                border="0"
                style="max-width:600px;text-align:left;font-family:${raw(FONT)};font-size:16px;line-height:1.5"
              >
                <tr>
                  <td
                    style="padding:20px 24px;background:${colors.contrast};color:${colors.onContrast};font-size:20px;font-weight:bold"
                  >
                    ${site.title}
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:24px;background:${colors.surface};color:${colors.ink};border:1px solid ${colors.line};border-top:0"
                  >
                    <h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${subject}</h1>
                    ${sectionsOf(text).map(section)}
                  </td>
                </tr>
                <tr>
                  <td style="padding:16px 24px;color:${colors.inkSoft};font-size:14px">
                    <a href="${home}" style="color:${colors.inkSoft}">${site.title}</a>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
  return document.toString();
}
