import { useEffect, useState, type FormEvent } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Icon } from '@/ui/primitives/Icon';
import { Select } from '@/ui/primitives/Select';
import { selectInboxSubmission } from '../inbox.selectors';
import { inboxSubmissionActions } from '../inboxSubmission.slice';

/** Gives the submission to another site, or one of its facilities. */
function ReassignForm({ current }: { current: string }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, change, targets } = useAppSelector(selectInboxSubmission);
  const [site, setSite] = useState(current);
  const [facility, setFacility] = useState('');
  useEffect(() => {
    dispatch(inboxSubmissionActions.targetsRequested({ site }));
  }, [dispatch, site]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (flow.value !== 'changing')
      dispatch(inboxSubmissionActions.changeRequested({ kind: 'reassign', to: { site, facility } }));
  };
  return (
    <form onSubmit={submit}>
      <Select
        label={t('inbox.site')}
        value={site}
        options={(targets?.sites ?? [{ name: site, title: site }]).map(({ name, title }) => ({
          value: name,
          text: `${title} (${name})`,
        }))}
        onChange={({ target }) => {
          setSite(target.value);
          setFacility('');
        }}
      />
      <Select
        label={t('inbox.facility')}
        value={facility}
        options={[
          { value: '', text: t('inbox.noFacility') },
          ...(targets?.facilities ?? []).map(({ id, name }) => ({ value: id, text: name })),
        ]}
        onChange={({ target }) => setFacility(target.value)}
      />
      <div className="actions">
        <Button type="submit" variant="secondary" busy={flow.value === 'changing' && change?.kind === 'reassign'}>
          {t('inbox.move')}
        </Button>
      </div>
    </form>
  );
}

export function Reassign({ current }: { current: string }) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {t('inbox.reassign')}
        <Icon name="chevron" />
      </summary>
      {isOpen && <ReassignForm current={current} />}
    </details>
  );
}
