import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppSelector } from '@/store/hooks';
import { token } from '@/ui/tokens';
import { selectSaved } from '../saved.selectors';

const refusal = css({
  margin: 0,
  maxWidth: token('size.line'),
  color: token('color.danger'),
  fontSize: token('text.small'),
  textAlign: 'start',
});

/** Announces what a press has saved or removed; visible where the browser stores nothing. */
export function SavedStatus() {
  const { t } = useTexts();
  const { isStored, news } = useAppSelector(selectSaved);
  return (
    <p role="status" {...(isStored ? { className: 'visually-hidden' } : { css: refusal })}>
      {news && isStored && <Happened {...news} />}
      {news && !isStored && t('saving.notStored')}
    </p>
  );
}

function Happened({ what, name }: { what: 'saved' | 'removed'; name: string | null }) {
  const { t } = useTexts();
  if (name === null) return t('saving.allSaved');
  return what === 'saved' ? t('saving.itemSaved', { name }) : t('saving.itemRemoved', { name });
}
