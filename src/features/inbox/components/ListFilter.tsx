import { useState, type FormEvent } from 'react';
import { isDay, SUBMISSION_STATES, type InboxFilter, type NamedSite } from '@/domain/inbox/inbox';
import { FORM_KINDS } from '@/domain/forms/submission';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { Select } from '@/ui/primitives/Select';
import { TextInput } from '@/ui/primitives/TextInput';
import { formName, stateKeys } from './inboxTexts';

const states = ['todo', ...SUBMISSION_STATES, ''] as const satisfies readonly InboxFilter['state'][];

export interface ListFilterProps {
  filter: InboxFilter;
  sites: readonly NamedSite[];
  busy: boolean;
  onFilter: (filter: InboxFilter) => void;
}

/** Which submissions are shown; the button applies it. */
export function ListFilter({ filter, sites, busy, onFilter }: ListFilterProps) {
  const { t } = useTexts();
  const [draft, setDraft] = useState(filter);
  const set = (changes: Partial<InboxFilter>) => setDraft({ ...draft, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const day = (text: string) => (isDay(text) ? text : '');
    onFilter({
      ...draft,
      from: day(draft.from),
      to: day(draft.to),
      reference: draft.reference.trim().slice(0, 20),
      page: 1,
    });
  };
  const all = { value: '', text: t('inbox.all') };
  return (
    <form className="filter" role="search" aria-label={t('inbox.filter')} onSubmit={submit}>
      <Select
        label={t('inbox.state')}
        value={draft.state}
        options={states.map((value) => ({
          value,
          text: t(value === 'todo' ? 'inbox.todo' : value === '' ? 'inbox.all' : stateKeys[value]),
        }))}
        onChange={({ target }) => set({ state: states.find((one) => one === target.value) ?? '' })}
      />
      {sites.length > 1 && (
        <Select
          label={t('inbox.site')}
          value={draft.site}
          options={[all, ...sites.map(({ name, title }) => ({ value: name, text: `${title} (${name})` }))]}
          onChange={({ target }) => set({ site: target.value })}
        />
      )}
      <Select
        label={t('inbox.form')}
        value={draft.form}
        options={[all, ...FORM_KINDS.map((value) => ({ value, text: formName(value, t) }))]}
        onChange={({ target }) => set({ form: target.value })}
      />
      <TextInput
        label={t('inbox.fromDay')}
        type="date"
        value={draft.from}
        onChange={({ target }) => set({ from: target.value })}
      />
      <TextInput
        label={t('inbox.toDay')}
        type="date"
        value={draft.to}
        onChange={({ target }) => set({ to: target.value })}
      />
      <TextInput
        label={t('inbox.reference')}
        autoComplete="off"
        maxLength={20}
        value={draft.reference}
        onChange={({ target }) => set({ reference: target.value })}
      />
      <Button type="submit" variant="secondary" icon="filter" busy={busy}>
        {t('inbox.show')}
      </Button>
    </form>
  );
}
