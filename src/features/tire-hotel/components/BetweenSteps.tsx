import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { selectTireHotel } from '../tireHotel.selectors';
import { tireHotelActions } from '../tireHotel.slice';
import { useTireErrorText } from './useTireError';
import { WorkshopContact } from './WorkshopContact';

/** While a session is looked for or left, and after the server has ended one. */
export function BetweenSteps({ phone, email }: { phone: string; email: string }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, error } = useAppSelector(selectTireHotel);
  const errorText = useTireErrorText(error);
  if (flow.value === 'ended')
    return (
      <Notice
        announce="now"
        actions={
          <>
            <Button onClick={() => dispatch(tireHotelActions.loginRequested())}>{t('tireHotel.logInAgain')}</Button>
            <Button variant="ghost" onClick={() => dispatch(tireHotelActions.logOutRequested())}>
              {t('tireHotel.forget')}
            </Button>
          </>
        }
      >
        {t('tireHotelError.sessionEnded')}
      </Notice>
    );
  if (flow.value === 'checkFailed' || flow.value === 'logOutFailed')
    return (
      <Notice
        tone="danger"
        announce="now"
        actions={
          <>
            <Button variant="secondary" onClick={() => dispatch(tireHotelActions.retried())}>
              {t('error.actionRetry')}
            </Button>
            {flow.value === 'checkFailed' && (
              <Button variant="ghost" onClick={() => dispatch(tireHotelActions.logOutRequested())}>
                {t('tireHotel.logOut')}
              </Button>
            )}
          </>
        }
      >
        <p>
          {flow.value === 'logOutFailed' && `${t('tireHotel.logOutFailed')} `}
          {errorText}
        </p>
        <WorkshopContact phone={phone} email={email} />
      </Notice>
    );
  return (
    <div className="skeleton" role="status">
      {t(flow.value === 'loggingOut' ? 'tireHotel.loggingOut' : 'tireHotel.loadingTires')}
    </div>
  );
}
