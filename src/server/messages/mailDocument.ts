import { html, raw } from 'hono/html';
import { textPieces } from '@/lib/textLinks';
import type { Site } from '@/sites/site.types';
import { themes } from '@/sites/themes/themes';

type Markup = ReturnType<typeof html>;

const FONT = 'Arial,Helvetica,sans-serif';

const linked = (text: string, color: string): Markup[] =>
  textPieces(text).map((piece) =>
    piece.isAddress ? html`<a href="${piece.text}" style="color:${color}">${piece.text}</a>` : html`${piece.text}`,
  );

/** Lines of one paragraph, or of one list. */
interface Section {
  isList: boolean;
  lines: string[];
}

const BULLET = '- ';

function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  let last: Section | null = null;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      last = null;
      continue;
    }
    const isList = line.startsWith(BULLET);
    if (!last || last.isList !== isList) sections.push((last = { isList, lines: [] }));
    last.lines.push(isList ? line.slice(BULLET.length) : line);
  }
  return sections;
}

/** 'See the booking: https://…' as the only line of a paragraph. */
function buttonOf({ isList, lines }: Section): { label: string; address: string } | null {
  const [line = ''] = lines;
  const [before, address, ...more] = textPieces(line);
  const label = before && !before.isAddress ? /^(.+):\s*$/.exec(before.text)?.[1] : undefined;
  return !isList && lines.length === 1 && label !== undefined && address?.isAddress && more.length === 0
    ? { label, address: address.text }
    : null;
}

/**
 * The HTML of a mail in the colours of its site, made from its plain text: blank lines divide paragraphs, lines with a
 * hyphen are a list, an address after a colon is a button. Tables and inline styles, since mail programs know little
 * else.
 */
export async function mailDocument(
  { subject, text }: { subject: string; text: string },
  site: Pick<Site, 'title' | 'theme' | 'languages'>,
  origin: string,
): Promise<string> {
  const { colors } = themes[site.theme];
  const section = (one: Section): Markup => {
    const button = buttonOf(one);
    if (button)
      return html`<p style="margin:24px 0">
        <a
          href="${button.address}"
          style="display:inline-block;padding:14px 24px;background:${colors.accent};color:${colors.onAccent};font-weight:bold;text-decoration:none;border-radius:6px"
          >${button.label}</a
        >
      </p>`;
    if (one.isList)
      return html`<ul style="margin:0 0 16px;padding:0 0 0 20px">
        ${one.lines.map((line) => html`<li>${linked(line, colors.accent)}</li>`)}
      </ul>`;
    return html`<p style="margin:0 0 16px">
      ${one.lines.map((line, index) => html`${index > 0 ? raw('<br>') : ''}${linked(line, colors.accent)}`)}
    </p>`;
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
                    <a href="${origin}" style="color:${colors.inkSoft}">${site.title}</a>
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
