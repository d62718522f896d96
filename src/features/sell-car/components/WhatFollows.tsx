import { useTexts } from '@/i18n/TextsProvider';

/** What happens after the car was sent, and when. */
export function WhatFollows() {
  const { t } = useTexts();
  return (
    <div className="follows">
      <h4>{t('contact.next')}</h4>
      <ol>
        <li>{t('sell.next1')}</li>
        <li>{t('sell.next2')}</li>
        <li>{t('sell.next3')}</li>
      </ol>
    </div>
  );
}
