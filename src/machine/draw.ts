import { casesOf, statesOf } from './cases';
import type { FlowSpec } from './flow.types';

const classes = [
  'classDef ask fill:#eef4ff,stroke:#3b6fd4,color:#10244a',
  'classDef work fill:#fff7e0,stroke:#c08a00,color:#3d2c00',
  'classDef error fill:#ffecec,stroke:#c23a3a,color:#4a1010',
  'classDef done fill:#e8f8ee,stroke:#2d8a52,color:#0d3a20',
];

/** The flow as a Mermaid state diagram: one line for each branch, a colour for each kind. */
export function draw(flow: FlowSpec): string {
  const states = statesOf(flow);
  const lines = casesOf(flow).map(
    ({ from, event, when, to }) => `${from} --> ${to}: ${event}${when ? ` [${when}]` : ''}`,
  );
  const ends = states.filter((state) => flow.states[state]?.kind === 'done').map((state) => `${state} --> [*]`);
  const kinds = states.map((state) => `class ${state} ${flow.states[state]?.kind}`);
  return [
    'stateDiagram-v2',
    ...[`[*] --> ${flow.initial}`, ...lines, ...ends, ...classes, ...kinds].map((line) => `  ${line}`),
  ].join('\n');
}
