/** What a block's name may be: it becomes a folder, a component, a template of content and part of identifiers. */
export const blockName = /^[A-Z][A-Za-z]{1,39}$/;

const schema = (name: string, own: string) => `import type { InferType } from 'yup';
import { blockSchema, linkField, textField } from '../fields.schema';

export const ${own}Schema = blockSchema('${name}', { Title: textField(), Text: textField(), Link: linkField() });

export type ${name}Fields = InferType<typeof ${own}Schema>;
`;

const block = (name: string, own: string) => `import { defineBlock } from '../defineBlock';
import { ${own}Samples } from './${name}.sample';
import { ${own}Schema } from './${name}.schema';

export const block = defineBlock({
  name: '${name}',
  schema: ${own}Schema,
  content: { Title: 'text', Text: 'multiline', Link: 'link' },
  samples: ${own}Samples,
  withoutPage: 'It is new: remove this line when a page has it.',
});
`;

const styles = (own: string) => `import { css } from '@emotion/react';
import { token } from '@/ui/tokens';

export const ${own}Styles = css({
  '> .wrap': { display: 'grid', gap: token('space.16'), justifyItems: 'start', overflowWrap: 'anywhere' },
  '> .wrap > p': { maxWidth: token('size.line'), color: token('color.inkSoft'), whiteSpace: 'pre-line' },
});
`;

const view = (name: string, own: string) => `import { BlockButton } from '../parts/BlockButton';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import type { ${name}Fields } from './${name}.schema';
import { ${own}Styles } from './${name}.styles';

/** A title, a text and a link; nothing without texts. */
export function ${name}({ Title, Text, Link }: ${name}Fields) {
  if (Title === '' && Text === '') return null;
  return (
    <BlockSection styles={${own}Styles}>
      <BlockTitle text={Title} />
      {Text !== '' && <p>{Text}</p>}
      <BlockButton link={Link} />
    </BlockSection>
  );
}
`;

const sample = (name: string, own: string) => `import type { ${name}Fields } from './${name}.schema';

const noLink = { href: '', text: '', newWindow: false };

export const ${own}Samples: Record<string, ${name}Fields> = {
  complete: { Title: 'Rubrik', Text: 'Några ord om det.', Link: { href: '/om-oss', text: 'Läs mer', newWindow: false } },
  'title alone': { Title: 'Rubrik', Text: '', Link: noLink },
  'long words': { Title: 'Fyrhjulsdriftsentusiasternas begagnatbilsmarknadsplats', Text: 'Genomgångna. '.repeat(30).trim(), Link: noLink },
  empty: { Title: '', Text: '', Link: noLink },
};
`;

const test = (name: string, own: string) => `/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ${own}Samples } from '@/blocks/${name}/${name}.sample';
import { ${own}Schema } from '@/blocks/${name}/${name}.schema';
import { ${name} } from '@/blocks/${name}/${name}.view';
import { InSite, show } from '@test/blocks/shell/kit';

const block = (given: unknown, report?: (warning: string) => void) => <${name} {...${own}Schema.validateSync(given, { context: { report } })} />;

describe('the block ${name}', () => {
  it.each(Object.keys(${own}Samples))('A-03 shows its sample %p on the server', (sample) => {
    expect(renderToString(<InSite>{block(${own}Samples[sample])}</InSite>)).not.toMatch(/\\bundefined\\b|\\bnull\\b|\\[object Object\\]|\\bNaN\\b/);
  });

  it('A-03 reads what the platform sends', () => {
    show(block({ Title: { value: ' Rubrik ' }, Text: { value: 'Ord' }, Link: { value: { href: '/om-oss', text: 'Läs mer' } } }));
    expect(screen.getByRole('heading', { level: 2, name: 'Rubrik' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Läs mer' })).toHaveAttribute('href', '/om-oss');
  });

  it('A-03 without fields shows nothing and logs it', () => {
    const warnings: string[] = [];
    const { container } = show(block({}, (warning) => warnings.push(warning)));
    expect(container.querySelector('section')).toBeNull();
    expect(warnings).toEqual(['No fields provided for ${name} component']);
  });
});
`;

/** The start of identifiers: 'CTABanner' is 'ctaBanner', 'FAQ' is 'faq'. */
const identifier = (name: string): string =>
  name.replace(/^[A-Z]+(?=[A-Z][a-z]|$)|^[A-Z]/, (start) => start.toLowerCase());

/** The files of a new block by their paths; they pass every check unchanged. */
export function newBlockFiles(name: string): Map<string, string> {
  const own = identifier(name);
  const src = `src/blocks/${name}/${name}`;
  return new Map([
    [`${src}.schema.ts`, schema(name, own)],
    [`${src}.block.ts`, block(name, own)],
    [`${src}.styles.ts`, styles(own)],
    [`${src}.view.tsx`, view(name, own)],
    [`${src}.sample.ts`, sample(name, own)],
    [`test/blocks/${name}.test.tsx`, test(name, own)],
  ]);
}
