import { memo, useState } from 'react';
import { termsFacets } from '@/domain/search/carFacets';
import { useAppDispatch } from '@/store/hooks';
import { collatorFor } from '@/i18n/collate';
import { useTexts, type TextsValue } from '@/i18n/TextsProvider';
import { termToggled } from '../carList.slice';
import type { TermChoice, TermsGroup } from '../carList.selectors';
import { valueText } from '@/i18n/list/valueText';
import { LIST_FORM } from './listForm';

/** Number of values shown before 'visa fler', so that the price below the makes is in sight; chosen ones are always shown. */
const SHOWN = 6;

/** `complete`: with all values, for pages without script. */
export function TermsFacet({ group, complete }: { group: TermsGroup; complete: boolean }) {
  const texts = useTexts();
  const { t } = texts;
  const [open, setOpen] = useState(complete);
  const choices = inOrder(group, texts);
  const first = choices.filter((choice, index) => index < SHOWN || choice.chosen);
  const shown = open ? choices : first;
  const hidden = choices.length - first.length;
  return (
    <fieldset>
      <legend className="visually-hidden">{t(`list.facet.${group.name}`)}</legend>
      <ul className="choices">{shown.map((choice) => choiceOf(group.name, choice))}</ul>
      {hidden > 0 && (
        <button type="button" className="more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('list.facetLess') : t('list.facetMore', { count: hidden })}
        </button>
      )}
    </fieldset>
  );
}

/** Names that the page translates are sorted as the page writes them; the search sorts the stock's. */
function inOrder({ name, choices }: TermsGroup, texts: TextsValue): readonly TermChoice[] {
  const byName = termsFacets.some((facet) => facet.name === name && facet.order === 'name');
  if (!byName || texts.stockLanguage === undefined) return choices;
  const compare = collatorFor(texts.language);
  return choices.toSorted((a, b) => compare(valueText(name, a.text, texts), valueText(name, b.text, texts)));
}

interface ChoiceProps extends Omit<TermChoice, 'children'> {
  facet: TermsGroup['name'];
  /** Given for a chosen make only, so that memo skips the others. */
  models: readonly TermChoice[] | undefined;
}

const Choice = memo(function Choice({ facet, value, text: named, count, chosen, models }: ChoiceProps) {
  const texts = useTexts();
  const { t, format } = texts;
  const dispatch = useAppDispatch();
  const text = valueText(facet, named, texts);
  return (
    <li className={count === 0 && !chosen ? 'none' : undefined}>
      <label>
        <input
          type="checkbox"
          form={LIST_FORM}
          name={facet}
          value={value}
          checked={chosen}
          aria-label={t('list.facetCount', { value: text, count: format.number(count), pluralBy: count })}
          onChange={() => dispatch(termToggled({ name: facet, value }))}
        />
        <span className="value">{text}</span>
        <span className="count" aria-hidden="true">
          {format.number(count)}
        </span>
      </label>
      {models && (
        <ul className="choices children" aria-label={t('list.modelsOf', { brand: named })}>
          {models.map((model) => choiceOf(facet, model))}
        </ul>
      )}
    </li>
  );
});

function choiceOf(facet: TermsGroup['name'], { children, ...choice }: TermChoice) {
  return (
    <Choice
      key={choice.value}
      facet={facet}
      {...choice}
      models={choice.chosen && children.length > 0 ? children : undefined}
    />
  );
}
