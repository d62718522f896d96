import { css } from '@emotion/react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { bidFrom, bidProblem, readAmount, stepAt, withFee } from '@/domain/cars/bids';
import { useTexts } from '@/i18n/TextsProvider';
import type { AuctionContext } from '@/store/context';
import { Button } from '@/ui/primitives/Button';
import { Checkbox } from '@/ui/primitives/Checkbox';
import { Icon } from '@/ui/primitives/Icon';
import { LeaveEmpty } from '@/ui/primitives/LeaveEmpty';
import { Link } from '@/ui/primitives/Link';
import { TextInput } from '@/ui/primitives/TextInput';
import { token } from '@/ui/tokens';
import type { BidDraft } from '../advanceBid.slice';
import { BidRaises } from './BidRaises';
import { bidderReasonKey, type BidRules } from './bidValidation';

const person = [
  ['name', 'name', 'text'],
  ['phone', 'tel', 'tel'],
  ['email', 'email', 'email'],
] as const;
const amountStyles = css({ display: 'grid', gap: token('space.8') });
const TERMS_ERROR = 'advance-bid-terms';

interface BidFieldsProps {
  form: UseFormReturn<BidDraft>;
  rules: BidRules;
  auction: Pick<AuctionContext, 'rules' | 'feesPage'>;
  readOnly: boolean;
  /** The amount was raised by a button. */
  onRaise: () => void;
}

type NextBidProps = Pick<BidFieldsProps, 'form' | 'rules'>;

/** The amount, who bids, and that the rules are accepted. */
export function BidFields({ form, rules, auction, readOnly, onRaise }: BidFieldsProps) {
  const { t, format } = useTexts();
  const { register, formState, control, setValue } = form;
  const { first, currency, steps } = rules;
  const bid = bidFrom(readAmount(useWatch({ control, name: 'bid' })) ?? first, first, steps);
  const raise = (raised: number) => {
    setValue('bid', format.number(raised), { shouldValidate: true, shouldDirty: true });
    onRaise();
  };
  const errorOf = (name: 'name' | 'phone' | 'email') => {
    const key = bidderReasonKey(formState.errors[name]?.message);
    return key ? { error: t(key) } : {};
  };
  const termsKey = bidderReasonKey(formState.errors.terms?.message);
  return (
    <>
      <div css={amountStyles}>
        <TextInput
          label={t('bid.amount')}
          description={t('bid.amountHint', {
            first: format.money(first, currency),
            step: format.money(stepAt(steps, first), currency),
          })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          required
          readOnly={readOnly}
          defaultValue={format.number(first)}
          {...(formState.errors.bid?.message && { error: formState.errors.bid.message })}
          {...register('bid')}
        />
        {formState.errors.bid && !readOnly && <NextBid form={form} rules={rules} />}
        <BidRaises bid={bid} rules={rules} disabled={readOnly} onRaise={raise} />
        <p>
          <output>
            {t('bid.total', {
              bid: format.money(bid, currency),
              total: format.money(withFee(bid, rules.fees), currency),
            })}
            .
          </output>{' '}
          <Link href={auction.feesPage}>{t('bid.fees')}</Link>
        </p>
      </div>
      <div className="pair">
        {person.map(([name, autoComplete, type]) => (
          <TextInput
            key={name}
            label={t(`contact.${name}`)}
            type={type}
            autoComplete={autoComplete}
            required
            readOnly={readOnly}
            {...errorOf(name)}
            {...register(name)}
          />
        ))}
      </div>
      <div>
        <Checkbox
          required
          disabled={readOnly}
          aria-invalid={termsKey ? true : undefined}
          aria-describedby={termsKey ? TERMS_ERROR : undefined}
          {...register('terms')}
        >
          {t('bid.terms')}
        </Checkbox>
        {termsKey && (
          <p className="group-error" id={TERMS_ERROR}>
            <Icon name="warning" />
            {t(termsKey)}
          </p>
        )}
        <p className="hint">
          <Link href={auction.rules}>{t('bid.rules')}</Link>
        </p>
      </div>
      <LeaveEmpty label={t('contact.leaveEmpty')} {...register('website')} />
    </>
  );
}

/** For an amount between two steps, or below the first bid: changes it to the next one that is a bid. */
function NextBid({ form: { control, setValue, setFocus }, rules: { first, currency, steps } }: NextBidProps) {
  const { t, format } = useTexts();
  const input = readAmount(useWatch({ control, name: 'bid' }));
  if (input === null || bidProblem(input, first, steps) === null) return null;
  const next = bidFrom(input, first, steps);
  const change = () => {
    setValue('bid', format.number(next), { shouldValidate: true, shouldDirty: true });
    // The button goes away.
    setFocus('bid');
  };
  return (
    <div>
      <Button variant="secondary" onClick={change}>
        {t('bid.change', { amount: format.money(next, currency) })}
      </Button>
    </div>
  );
}
