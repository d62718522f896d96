import { isRecord } from '@/lib/guards';
import type { LanguageFiles } from './files';
import type { ContentFile } from './parsedContent';
import { filled } from './placeholders';

/** The file from which the pages of all models are made: 'home/modeller/_model'. */
const TEMPLATE = /^(home\/.+)\/_model$/;
/** 'Volvo>EX30' in the address of a model's list. */
const MODEL = '>';

type Card = Record<string, unknown>;

const textIn = (data: unknown, key: string): string =>
  isRecord(data) && typeof data[key] === 'string' ? data[key] : '';

/** The cards of models on the start that name a page of their own. */
function modelCards(home: ContentFile | undefined): Card[] {
  const blocks = isRecord(home?.data) && Array.isArray(home.data.blocks) ? home.data.blocks : [];
  return blocks.flatMap((block: unknown) => {
    const list = isRecord(block) ? block.CarModelCardList : undefined;
    const items: unknown[] = isRecord(list) && Array.isArray(list.Items) ? list.Items : [];
    return items.filter((item) => isRecord(item)).filter(({ PageLink }) => textIn(PageLink, 'href') !== '');
  });
}

const named = (card: Card): string => textIn(card, 'Title');
/** As texts of JSON, without the brackets of a list. */
const jsonList = (cards: readonly Card[]): string => cards.map((card) => JSON.stringify(named(card))).join(', ');

/** The fields of the block CarModel that a card has. */
function modelFields(card: Card): Card {
  const { PageLink: _page, IsCampaign: _campaign, Campaign: _text, ...fields } = card;
  return fields;
}

function valuesOf(card: Card, cards: readonly Card[]): Record<string, unknown> {
  const query = new URLSearchParams(textIn(card.Link, 'querystring'));
  const [make = '', model = ''] =
    query
      .getAll('car_brand')
      .find((value) => value.includes(MODEL))
      ?.split(MODEL) ?? [];
  return {
    title: named(card),
    text: textIn(card, 'Text'),
    image: card.Image,
    make,
    model,
    stock: card.Link,
    card: modelFields(card),
    others: cards.filter((one) => one !== card),
    cards,
    titles: jsonList(cards),
  };
}

/**
 * A page for each model that the start shows, from one template and the model's card: the file `_model.yaml` in the
 * folder to which the cards' `PageLink` leads. In it, and in the page above it, stand '{title}', '{text}', '{image}',
 * '{make}', '{model}', '{stock}', '{titles}' (as JSON), '{card}' (the fields of CarModel), '{others}' and '{cards}'. A file with a
 * page's path replaces it.
 */
export function withModelPages(given: LanguageFiles): LanguageFiles {
  const templates = [...given].filter(([path]) => TEMPLATE.test(path));
  if (templates.length === 0) return given;
  const files = new Map(given);
  const cards = modelCards(given.get('home'));
  for (const [path, { file, data }] of templates) {
    const [, folder = ''] = TEMPLATE.exec(path) ?? [];
    files.delete(path);
    const overview = files.get(folder);
    if (overview)
      files.set(folder, { file: overview.file, data: filled(overview.data, { cards, titles: jsonList(cards) }) });
    for (const [index, card] of cards.entries()) {
      const [segment = ''] = textIn(card.PageLink, 'href').split(/[?#]/)[0]?.split('/').slice(-1) ?? [];
      const page = filled(data, valuesOf(card, cards));
      if (!files.has(`${folder}/${segment}`))
        files.set(`${folder}/${segment}`, { file, data: isRecord(page) ? { sort: index, ...page } : page });
    }
  }
  return files;
}
