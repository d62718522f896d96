import { useState } from 'react';
import { inspectionDue } from '@/domain/forms/inspection';
import { useTexts } from '@/i18n/TextsProvider';
import { Checkbox } from '@/ui/primitives/Checkbox';
import { TextInput } from '@/ui/primitives/TextInput';

/** When the periodic inspection is due (domain rules of 2019). Its fields are not sent; without script it is the rule. */
export function InspectionHelper({ today, isShown }: { today: string; isShown: boolean }) {
  const { t, format } = useTexts();
  const [firstRegistered, setFirst] = useState('');
  const [lastInspected, setLast] = useState('');
  const [isHeavy, setHeavy] = useState(false);
  const hasDate = isShown && (firstRegistered !== '' || lastInspected !== '');
  const inspection = hasDate ? inspectionDue({ firstRegistered, lastInspected, isHeavy }, today) : null;
  return (
    <section className="panel" aria-label={t('request.inspectionTitle')}>
      <p>
        <strong>{t('request.inspectionTitle')}</strong>
      </p>
      <p className="hint">{t('request.inspectionRule')}</p>
      <div className="pair" data-needs-script="">
        <TextInput
          type="date"
          label={t('request.inspectionFirst')}
          max={today}
          value={firstRegistered}
          onChange={({ currentTarget }) => setFirst(currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('request.inspectionLast')}
          optionalText={t('frame.optional')}
          max={today}
          value={lastInspected}
          onChange={({ currentTarget }) => setLast(currentTarget.value)}
        />
      </div>
      <div data-needs-script="">
        <Checkbox checked={isHeavy} onChange={({ currentTarget }) => setHeavy(currentTarget.checked)}>
          {t('request.inspectionHeavy')}
        </Checkbox>
      </div>
      <p role="status">
        {inspection
          ? inspection.isOverdue
            ? t('request.inspectionOverdue', { date: format.longDate(inspection.due) })
            : t('request.inspectionDue', {
                date: format.longDate(inspection.due),
                notice: format.longDate(inspection.notice),
              })
          : hasDate && t('request.inspectionUnknown')}
      </p>
    </section>
  );
}
