import { Card } from '../parts/Card';
import { keyed } from '../parts/keyed';
import type { StageCard } from './StageRow.schema';

export const shownCards = (items: readonly StageCard[]): readonly StageCard[] =>
  items.filter(({ Title, Text, Image }) => Title !== '' || Text !== '' || Image !== null);

/** Whether the cards are in one row on phones: the keyboard reaches them by their links alone. */
export const isPhoneRow = (cards: readonly StageCard[]): true | undefined =>
  (cards.length > 1 && cards.every(({ Link }) => Link.href !== '')) || undefined;

export interface StageRowItemsProps {
  cards: readonly StageCard[];
  /** Title of the row; without it the cards are one level higher. */
  title: string;
  /** Of the cards' pictures. */
  sizes: string;
}

/** The cards of a row, as list items. */
export function StageRowItems({ cards, title: rowTitle, sizes }: StageRowItemsProps) {
  return keyed(cards, (card) => card.Title).map(({ key, item: { Title, PreTitle, Text, Image, Link } }) => (
    <li key={key}>
      <Card
        level={rowTitle === '' ? 'h2' : 'h3'}
        pre={PreTitle}
        title={Title}
        text={Text}
        image={Image}
        link={Link}
        sizes={sizes}
      />
    </li>
  ));
}
