import { isPlanned } from '@/blocks/planned';
import type { CheckedBlock, PageBlock } from '@/blocks/blocks.types';
import { isBlockName } from '@/blocks/definitions';
import { blocks as definitions } from '@/blocks/generated/definitions';
import { areas as areaNames } from '@/domain/content/contentIds';
import { fieldText, placeholderName, type FieldMap, type Layout, type Rendering } from '@/domain/content/layout';
import { blockNameIn } from '@/i18n/blockName';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import type { TextKey } from '@/i18n/texts/sv';
import { isRecord } from '@/lib/guards';
import { isLocalPath } from '@/lib/localPath';
import { services } from '@/server/app';
import { publicPath } from '@/sites/resolver';
import type { Site, SiteLanguage } from '@/sites/site.types';
import { addedFields, type BlockProps } from './blockProps';
import { checkedBlock } from './checkedBlock';
import { insteadOfPlanned } from './insteadOfPlanned';
import type { EditDataCollector } from './editDataCollector';
import { choicesOf } from '@/domain/content/schemaChoices';

/** The three areas that every page has. */
export interface PageAreas {
  header: PageBlock[];
  main: PageBlock[];
  footer: PageBlock[];
}

export interface AreasOf {
  site: Site;
  language: SiteLanguage;
  /** Fields that the server adds; null where the fields are complete, as those of the gallery's samples are. */
  props: BlockProps | null;
  /** A block that cannot be shown is replaced by a message: for editors, never for visitors. */
  showMissing: boolean;
  /** The same for unknown names alone: for developers, in demo mode. */
  showUnknown?: boolean;
  /** Collects the editable data of an editor's page. */
  collector?: EditDataCollector | undefined;
}

type OfLayout = AreasOf & { layout: Layout };

/** The warning with its statutory text. */
const standardWarning = (): CheckedBlock => checkedBlock({ block: 'CreditWarning', fields: {} }, 'credit-warning');

/** Renderings without output: the vendor's hidden one, and the car, which a page of its own shows. */
const WITHOUT_OUTPUT: ReadonlySet<string> = new Set(['', 'Hidden Rendering', 'CarDetail']);

/** The blocks of a layout, each checked by its shape. What does not fit is left out and logged. */
export function areasOf(layout: Layout, given: AreasOf): PageAreas {
  const options = { ...given, layout };
  const blocks = (area: string): PageBlock[] => blocksOf(layout.placeholders[area] ?? [], options, area);
  const areas = { header: blocks(areaNames.header), main: blocks(areaNames.main), footer: blocks(areaNames.footer) };
  return options.site.features.creditWarning ? withWarning(areas) : areas;
}

/** The law requires the warning where credit is advertised, whatever editors compose (decision 22d). */
function withWarning(areas: PageAreas): PageAreas {
  const stands = Object.values(areas)
    .flat()
    .some(({ block }) => block === 'CreditWarning');
  return stands ? areas : { ...areas, footer: [standardWarning(), ...areas.footer] };
}

function blocksOf(
  renderings: readonly Rendering[],
  options: OfLayout,
  placeholder: string,
  owner: string | null = null,
): PageBlock[] {
  const { collector } = options;
  const blocks = renderings.flatMap((rendering) => {
    const block = blockOf(rendering, options);
    if (!block) return [];
    return collector ? collector.around(rendering.uid, block) : [block];
  });
  return collector ? collector.placeholder(placeholder, owner, blocks) : blocks;
}

function blockOf(rendering: Rendering, options: OfLayout): PageBlock | null {
  const { componentName: name, uid: id } = rendering;
  if (WITHOUT_OUTPUT.has(name)) return null;
  if (!isBlockName(name)) {
    if (!isPlanned(name)) {
      logWarning({ block: name, dataSource: rendering.dataSource }, 'unknown block');
      return missingBlock(rendering, 'editing.missing.unknown', {
        ...options,
        showMissing: options.showMissing || options.showUnknown === true,
      });
    }
    const instead = insteadOfPlanned(rendering, options.layout, options.language);
    if (!options.showMissing) return instead;
    // Its texts can be written already.
    options.collector?.rendering(rendering, (fields) => fields);
    return missingBlock(rendering, instead ? 'editing.missing.replaced' : 'editing.missing.planned', options);
  }
  const slots = Object.entries(rendering.placeholders).map(([slot, inside]): [string, PageBlock[]] => [
    placeholderName(slot, rendering),
    blocksOf(inside, options, placeholderName(slot, rendering), id),
  ]);
  try {
    const checked = (given: FieldMap, context: object = {}) =>
      definitions[name].schema.validateSync(
        {
          ...(options.language.prefix === '' ? given : withPublicLinks(given, options.language)),
          ...optionsOf(rendering),
          ...(options.props && addedFields(name, options.props, options.language)),
        },
        { context },
      );
    const given =
      options.collector?.rendering(rendering, checked, choicesOf(definitions[name].schema)) ?? rendering.fields;
    // It has no place in the page yet: editors find it among what the page does not show.
    if (options.collector && isUnusedForm(rendering)) return null;
    const fields = checked(given, {
      report: (what: string) => logWarning({ block: name, dataSource: rendering.dataSource, what }, 'block'),
    });
    // Name and fields belong together: the schema of that name has returned the fields.
    return {
      id,
      block: name,
      fields,
      ...(slots.length > 0 ? { slots: Object.fromEntries(slots) } : {}),
    } as CheckedBlock;
  } catch (error) {
    logWarning({ block: name, dataSource: rendering.dataSource, err: error }, 'block does not fit its schema');
    return missingBlock(rendering, 'editing.missing.invalid', options);
  }
}

/** The message in place of a block; nothing for visitors. */
function missingBlock(
  { uid: id, componentName: name }: Rendering,
  reason: Extract<TextKey, `editing.missing.${string}`>,
  { showMissing, language: { language, locale } }: AreasOf,
): PageBlock | null {
  return showMissing
    ? {
        id,
        block: null,
        missing: {
          name: blockNameIn(language, name),
          text: translate(pickTexts(language, ['editing']), locale, reason),
        },
      }
    : null;
}

/** The form that an editor could add to the page. */
const isUnusedForm = ({ componentName, fields }: Rendering): boolean =>
  componentName === 'OnlineForm' && ['Title', 'FormId', 'Fields'].every((name) => fieldText(fields, name) === '');

/** Options of a rendering are merged into its fields; a field of the same name wins. */
const optionsOf = ({ params, fields }: Rendering): FieldMap =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !Object.hasOwn(fields, name)));

/**
 * Links within the site, written without language prefix, in the page's language. Files and the platform's own media
 * stay.
 */
const withPublicLinks = (fields: FieldMap, language: SiteLanguage): FieldMap =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, mapped(field, language)]));

function mapped(value: unknown, language: SiteLanguage): unknown {
  if (Array.isArray(value)) return value.map((one) => mapped(one, language));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'href' && typeof one === 'string' && isPage(one) ? publicPath(language, one) : mapped(one, language),
    ]),
  );
}

const isPage = (href: string): boolean =>
  isLocalPath(href) && !href.startsWith('/-/') && !href.startsWith('/sitecore/');

function logWarning(what: object, sentence: string): void {
  services()?.log.warn(what, sentence);
}
