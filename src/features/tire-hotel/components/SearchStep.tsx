import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { SHORTEST_TIRE_HOTEL_NUMBER, inputRegistrationNumber } from '@/domain/tire-hotel/registration';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button, LinkButton } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { TextInput } from '@/ui/primitives/TextInput';
import { tireHotelActions } from '../tireHotel.slice';
import { selectTireHotel } from '../tireHotel.selectors';
import { useTireErrorText } from './useTireError';

/** The registration number, by which the agreement is found. @param bookService page of the workshop booking */
export function SearchStep({ bookService }: { bookService: string | null }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, regNo, error } = useAppSelector(selectTireHotel);
  const errorText = useTireErrorText(error);
  const [input, setInput] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const number = input ?? regNo;
  /** Pressed before the visit was read: sent then. */
  const [isWaiting, setWaiting] = useState(false);
  const isUnread = flow.value === 'unread';
  const isBusy = flow.value === 'lookingUp' || (isWaiting && isUnread);
  const isFailed = flow.value === 'searchFailed';
  useEffect(() => {
    if (isFailed) form.current?.querySelector('input')?.focus();
  }, [isFailed]);
  const readField = useEffectEvent(() => {
    const field = form.current?.querySelector('input');
    if (field && field.value !== number) setInput(inputRegistrationNumber(field.value));
  });
  // A number typed before hydration stays.
  useLayoutEffect(() => readField(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || number.length < SHORTEST_TIRE_HOTEL_NUMBER) return;
    if (isUnread) setWaiting(true);
    else dispatch(tireHotelActions.searched({ regNo: number }));
  };
  const sendWaiting = useEffectEvent(() => {
    const canSearch = flow.value === 'checking' || flow.value === 'searching';
    if (isWaiting && canSearch) dispatch(tireHotelActions.searched({ regNo: number }));
  });
  useEffect(() => {
    if (!isUnread) sendWaiting();
  }, [isUnread]);
  return (
    <form className="narrow" onSubmit={submit} noValidate ref={form}>
      <div className="plate">
        <TextInput
          label={t('tireHotel.number')}
          placeholder="ABC 123"
          value={number}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          readOnly={isBusy}
          onChange={({ target }) => setInput(inputRegistrationNumber(target.value))}
        />
      </div>
      {isFailed && errorText && (
        <Notice
          tone="danger"
          announce="now"
          actions={
            error?.code === 'TIRE_AGREEMENT_NOT_FOUND' &&
            bookService !== null && (
              <LinkButton variant="secondary" href={bookService}>
                {t('tireHotel.bookService')}
              </LinkButton>
            )
          }
        >
          {errorText}
        </Notice>
      )}
      <div className="ways">
        <Button type="submit" size="large" busy={isBusy} disabled={number.length < SHORTEST_TIRE_HOTEL_NUMBER}>
          {t(isBusy ? 'tireHotel.searching' : 'tireHotel.continue')}
        </Button>
      </div>
    </form>
  );
}
