import { catalogueEntry, errorCodes, type ErrorCode } from '@/errors/catalogue';
import { casesOf, statesOf } from '@/machine/cases';
import { draw } from '@/machine/draw';
import type { FlowSpec } from '@/machine/flow.types';

const banner = (source: string) => `<!-- Made by \`npm run docs\` from ${source}. Change that file, not this one. -->`;
const cell = (text: string) => text.replaceAll('|', '\\|');
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** The page of one flow: its picture and its states. `source` is the table's file. */
export function flowPage(flow: FlowSpec, source: string): string {
  const cases = casesOf(flow);
  const rows = statesOf(flow).map((state) => {
    const spec = flow.states[state];
    const work = spec?.kind === 'work' ? spec : undefined;
    return [
      state === flow.initial ? `**${state}** (start)` : state,
      spec?.kind ?? '',
      cases
        .filter(({ from }) => from === state)
        .map(({ event, when, to }) => `${event}${when ? ` [${when}]` : ''} → ${to}`)
        .join('<br>'),
      work ? (work.fails === 'never' ? 'never' : work.fails.join(', ')) : '',
    ];
  });
  return [
    banner(source),
    `# Flow: ${flow.id}`,
    `Table: \`${source}\`.${flow.endless ? ' Endless: it has no last state.' : ''}`,
    `\`\`\`mermaid\n${draw(flow)}\n\`\`\``,
    table(['State', 'Kind', 'Events', 'Fails by'], rows),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

const retryText = (code: ErrorCode): string => {
  const { retry } = catalogueEntry(code);
  return retry === 'never'
    ? 'never'
    : `${retry.tries} tries, ${retry.waitMs} ms ${retry.wait === 'constant' ? 'apart' : 'doubling'}`;
};

/** The page of the error catalogue. */
export function errorsPage(): string {
  const rows = errorCodes.map((code) => {
    const { spec, port, status, recoveryActions, text, telemetry } = catalogueEntry(code);
    return [
      `\`${code}\``,
      spec,
      port,
      String(status),
      retryText(code),
      recoveryActions.join(', '),
      text ? `\`${text}\`` : '–',
      `\`${telemetry}\``,
    ];
  });
  return [
    banner('src/errors/entries'),
    '# Errors',
    'Every way in which the product fails. How to add one: [kits/errors.md](kits/errors.md).',
    table(['Code', 'Specification', 'Source', 'Status', 'Retried', 'Recovery actions', 'Text', 'Telemetry'], rows),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}
