/** @jest-environment jsdom */
import { blocks } from '@/blocks/generated/definitions';
import { renderToString } from 'react-dom/server';
import { InSite } from '../shell/kit';
import { blockId, contentBlocks, SLIPS, viewOf, type ContentBlock } from './kit';

/** Blocks that render something even without content: spacers, and what the law requires. */
const ALWAYS: readonly ContentBlock[] = ['Spacer', 'ObligatoryLoanInfo'];

const rendered = (name: ContentBlock, fields: unknown, report?: (sentence: string) => void): string =>
  renderToString(<InSite>{viewOf(name, fields, report)}</InSite>);

describe.each(contentBlocks.map((name) => [name] as const))('the block %s', (name) => {
  it.each(Object.keys(blocks[name].samples))(`${blockId(name)} shows its sample %p on the server`, (sample) => {
    const html = rendered(name, blocks[name].samples[sample]);
    expect(html).not.toMatch(SLIPS);
    // Titles skip no level: what is below the block's first heading is at most one deeper than what stands before it.
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1));
  });

  it.each([[{}], [undefined]])(`${blockId(name)} without fields (%p) renders nothing and throws nothing`, (fields) => {
    expect(rendered(name, fields) === '').toBe(!ALWAYS.includes(name));
  });

  it(`${blockId(name)} logs when the platform gives no fields`, () => {
    const reports: string[] = [];
    rendered(name, {}, (sentence) => reports.push(sentence));
    expect(reports).toEqual([`No fields provided for ${name} component`]);
  });
});
