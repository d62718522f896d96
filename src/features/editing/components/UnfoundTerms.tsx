import { css } from '@emotion/react';
import type { UnfoundWord } from '@/domain/content/editing';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { token } from '@/ui/tokens';

const list = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: token('space.8'),
  li: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: token('space.12'),
  },
  strong: { overflowWrap: 'anywhere' },
  small: { display: 'block', color: token('color.inkSoft'), fontSize: token('text.small') },
});

export interface UnfoundTermsProps {
  terms: readonly UnfoundWord[];
  onAdd(word: string): void;
}

/** What visitors typed and did not find, the most frequent first; each can become an alias. */
export function UnfoundTerms({ terms, onAdd }: UnfoundTermsProps) {
  const { t } = useTexts();
  return (
    <>
      <h3>{t('editing.unfound')}</h3>
      <p>{t(terms.length > 0 ? 'editing.unfoundText' : 'editing.unfoundNone')}</p>
      <ul css={list}>
        {terms.map(({ word, times }) => (
          <li key={word}>
            <span>
              <strong>{word}</strong>
              <small>{t('editing.unfoundTimes', { count: times })}</small>
            </span>
            <Button variant="secondary" aria-label={t('editing.addAliasFor', { word })} onClick={() => onAdd(word)}>
              {t('editing.addAlias')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
