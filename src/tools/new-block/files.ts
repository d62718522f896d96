/** What a block's name may be: it becomes a folder, a component, a template of content and part of identifiers. */
export const blockName = /^[A-Z][A-Za-z]{1,39}$/;

const schema = (name: string, own: string) => `import type { InferType } from 'yup';
import { blockSchema, linkField, textField } from '../fields.schema';

export const ${own}Schema = blockSchema('${name}', { Title: textField(), Text: textField(), Link: linkField() });

export type ${name}Fields = InferType<typeof ${own}Schema>;
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

/** A title, a text and a way on; nothing without words. */
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

const none = { href: '', text: '', newWindow: false };

export const ${own}Samples: Record<string, ${name}Fields> = {
  whole: { Title: 'Rubrik', Text: 'Några ord om det.', Link: { href: '/om-oss', text: 'Läs mer', newWindow: false } },
  'title alone': { Title: 'Rubrik', Text: '', Link: none },
  'long words': { Title: 'Fyrhjulsdriftsentusiasternas begagnatbilsmarknadsplats', Text: 'Genomgångna. '.repeat(30).trim(), Link: none },
  empty: { Title: '', Text: '', Link: none },
};
`;

const test = (name: string, own: string) => `/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ${own}Samples } from '@/blocks/${name}/${name}.sample';
import { ${own}Schema } from '@/blocks/${name}/${name}.schema';
import { ${name} } from '@/blocks/${name}/${name}.view';
import { InSite, show } from '@test/blocks/shell/kit';

const block = (given: unknown, report?: (what: string) => void) => <${name} {...${own}Schema.validateSync(given, { context: { report } })} />;

describe('the block ${name}', () => {
  it.each(Object.keys(${own}Samples))('A-03 shows its sample %p on the server', (sample) => {
    expect(renderToString(<InSite>{block(${own}Samples[sample])}</InSite>)).not.toMatch(/\\bundefined\\b|\\bnull\\b|\\[object Object\\]|\\bNaN\\b/);
  });

  it('A-03 reads what the platform sends', () => {
    show(block({ Title: { value: ' Rubrik ' }, Text: { value: 'Ord' }, Link: { value: { href: '/om-oss', text: 'Läs mer' } } }));
    expect(screen.getByRole('heading', { level: 2, name: 'Rubrik' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Läs mer' })).toHaveAttribute('href', '/om-oss');
  });

  it('A-03 without fields shows nothing and tells the log', () => {
    const said: string[] = [];
    const { container } = show(block({}, (what) => said.push(what)));
    expect(container.querySelector('section')).toBeNull();
    expect(said).toEqual(['No fields provided for ${name} component']);
  });
});
`;

/** The start of identifiers: 'CTABanner' is 'ctaBanner', 'FAQ' is 'faq'. */
const identifier = (name: string): string =>
  name.replace(/^[A-Z]+(?=[A-Z][a-z]|$)|^[A-Z]/, (start) => start.toLowerCase());

/** The files of a new block by their paths: one that passes every check as it stands, to be changed from there. */
export function newBlockFiles(name: string): Map<string, string> {
  const own = identifier(name);
  const src = `src/blocks/${name}/${name}`;
  return new Map([
    [`${src}.schema.ts`, schema(name, own)],
    [`${src}.styles.ts`, styles(own)],
    [`${src}.view.tsx`, view(name, own)],
    [`${src}.sample.ts`, sample(name, own)],
    [`test/blocks/${name}.test.tsx`, test(name, own)],
  ]);
}

/** Lines to write into files that know every block, each before a text that stands there once. */
export interface Insertion {
  file: string;
  before: string;
  text: string;
}

export function insertionsOf(name: string): Insertion[] {
  const own = identifier(name);
  return [
    {
      file: 'src/blocks/schemas.ts',
      before: '\n/** What the fields of each block must be',
      text: `import { ${own}Schema } from './${name}/${name}.schema';\n`,
    },
    { file: 'src/blocks/schemas.ts', before: '};\n\nexport type BlockName', text: `  ${name}: ${own}Schema,\n` },
    {
      file: 'src/blocks/registry.ts',
      before: '};\n\n/** The view of each block.',
      text: `  ${name}: late(() => import('./${name}/${name}.view').then((module) => module.${name})),\n`,
    },
    {
      file: 'src/blocks/eagerViews.ts',
      before: '\n/** The view of each block, all at hand',
      text: `import { ${name} } from './${name}/${name}.view';\n`,
    },
    { file: 'src/blocks/eagerViews.ts', before: '};\n', text: `  ${name},\n` },
    {
      file: 'src/blocks/samples.ts',
      before: 'import type { BlockFields, BlockName }',
      text: `import { ${own}Samples } from './${name}/${name}.sample';\n`,
    },
    { file: 'src/blocks/samples.ts', before: '};\n', text: `  ${name}: ${own}Samples,\n` },
    { file: 'test/blocks/content/kit.tsx', before: '};\n\n/** What a slip of the code', text: `  ${name}: 'A-03',\n` },
    {
      file: 'src/server/content/model/blockFields.ts',
      before: '} as const satisfies Record<string, FieldList>;\n\nexport type BlockName',
      text: `  ${name}: { Title: 'text', Text: 'multiline', Link: 'link' },\n`,
    },
  ];
}
