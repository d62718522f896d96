import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useTexts } from '@/i18n/TextsProvider';
import { termToggled } from '../model/facets.events';
import type { TermChoice, TermsGroup } from '../model/facets.selectors';
import { valueText } from './facetNames';
import { LIST_FORM } from './listForm';

/** Values shown before 'visa fler'; chosen ones always are. */
const SHOWN = 8;

export function TermsFacet({ group }: { group: TermsGroup }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const shown = open ? group.choices : group.choices.filter((choice, at) => at < SHOWN || choice.chosen);
  const hidden = group.choices.length - group.choices.filter((choice, at) => at < SHOWN || choice.chosen).length;
  return (
    <fieldset>
      <legend className="visually-hidden">{t(`list.facet.${group.name}`)}</legend>
      <ul className="choices">{shown.map((choice) => <Choice key={choice.value} group={group} choice={choice} />)}</ul>
      {hidden > 0 && (
        <button type="button" className="more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('list.facetLess') : t('list.facetMore', { count: hidden })}
        </button>
      )}
    </fieldset>
  );
}

function Choice({ group, choice }: { group: TermsGroup; choice: TermChoice }) {
  const { t, format } = useTexts();
  const dispatch = useDispatch();
  const text = valueText(group.name, choice.text, { t });
  return (
    <li className={choice.count === 0 && !choice.chosen ? 'none' : undefined}>
      <label>
        <input
          type="checkbox" form={LIST_FORM} name={group.name} value={choice.value} checked={choice.chosen}
          aria-label={t('list.facetCount', { value: text, count: format.number(choice.count), pluralBy: choice.count })}
          onChange={() => dispatch(termToggled({ name: group.name, value: choice.value }))}
        />
        <span className="value">{text}</span>
        <span className="count" aria-hidden="true">{format.number(choice.count)}</span>
      </label>
      {choice.chosen && choice.children.length > 0 && (
        <ul className="choices children" aria-label={t('list.modelsOf', { brand: choice.text })}>
          {choice.children.map((child) => <Choice key={child.value} group={group} choice={child} />)}
        </ul>
      )}
    </li>
  );
}
