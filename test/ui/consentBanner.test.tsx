/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { restored, settingsOpened, type ConsentChoice } from '@/features/consent/consent.slice';
import { selectConsent, selectConsentStep } from '@/features/consent/consent.selectors';
import { consentFeature } from '@/features/consent/consent.feature';
import { makeStore } from '@/store/store';
import { ConsentBanner } from '@/features/consent/components/ConsentBanner';
import { lendBrowser } from '@test/features/viewKit';
import { InTexts } from './inTexts';

beforeAll(lendBrowser);

function show(...actions: Parameters<ReturnType<typeof makeConsentStore>['dispatch']>[0][]) {
  const store = makeConsentStore();
  for (const action of actions) store.dispatch(action);
  render(
    <Provider store={store}>
      <InTexts>
        <ConsentBanner />
      </InTexts>
    </Provider>,
  );
  return store;
}
const makeConsentStore = () => {
  const host = makeStore({ side: 'server' });
  host.inject([consentFeature]);
  return host.store;
};
const undecided = restored({ choice: null });
const banner = () => screen.getByRole('region', { name: 'Kakor, på dina villkor' });

describe('the consent banner', () => {
  it('A-14 gives three choices of the same weight and takes no focus', () => {
    show(undecided);
    const buttons = within(banner()).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Bara nödvändiga', 'Acceptera alla', 'Välj själv']);
    expect(new Set(buttons.map((button) => button.className)).size).toBe(1);
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each<[string, ConsentChoice]>([
    ['Bara nödvändiga', { analytics: false, marketing: false }],
    ['Acceptera alla', { analytics: true, marketing: true, memory: true }],
  ])('A-14 %s decides, and the banner is gone', async (name, choice) => {
    const store = show(undecided);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(selectConsent(store.getState())).toEqual(choice);
    expect(selectConsentStep(store.getState())).toBe('decided');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('A-14 lets one pick, nothing ticked beforehand', async () => {
    const store = show(undecided);
    await userEvent.click(screen.getByRole('button', { name: 'Välj själv' }));
    expect(await screen.findByRole('heading', { name: 'Välj vilka kakor vi får använda' })).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: /Nödvändiga/ })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /Statistik/ })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: /Statistik/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Spara mina val' }));
    expect(selectConsent(store.getState())).toEqual({ analytics: true, marketing: false });
  });

  it('A-14 lets one allow what stays in the browser alone, and withdraw that', async () => {
    const store = show(undecided);
    await userEvent.click(screen.getByRole('button', { name: 'Välj själv' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Minne/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Spara mina val' }));
    expect(selectConsent(store.getState())).toEqual({ analytics: false, marketing: false, memory: true });
    act(() => void store.dispatch(settingsOpened()));
    await userEvent.click(await screen.findByRole('button', { name: 'Ta tillbaka mitt samtycke' }));
    expect(selectConsent(store.getState())).toBeNull();
  });

  it('A-14 goes back to the banner without a decision', async () => {
    const store = show(undecided);
    await userEvent.click(screen.getByRole('button', { name: 'Välj själv' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tillbaka' }));
    expect(selectConsentStep(store.getState())).toBe('undecided');
    expect(screen.getByRole('button', { name: 'Acceptera alla' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Välj själv' })).toHaveFocus();
  });

  it('A-14 gives the focus back to the link that opened the settings', async () => {
    const store = show(restored({ choice: { analytics: false, marketing: true } }));
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    act(() => void store.dispatch(settingsOpened()));
    expect(await screen.findByRole('heading', { name: 'Välj vilka kakor vi får använda' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Tillbaka' }));
    expect(opener).toHaveFocus();
    opener.remove();
  });

  it('A-14 withdraws consent with one press and shows the banner again', async () => {
    const store = show(restored({ choice: { analytics: false, marketing: true } }), settingsOpened());
    await userEvent.click(await screen.findByRole('button', { name: 'Ta tillbaka mitt samtycke' }));
    expect([selectConsent(store.getState()), selectConsentStep(store.getState())]).toEqual([null, 'undecided']);
    expect(screen.getByRole('button', { name: 'Bara nödvändiga' })).toBeVisible();
  });

  it.each<[string, ConsentChoice | null]>([
    ['nothing was chosen', null],
    ['nothing was allowed', { analytics: false, marketing: false }],
  ])('A-14 offers no withdrawal where %s', async (_, choice) => {
    show(restored({ choice }), settingsOpened());
    await screen.findByRole('heading', { name: 'Välj vilka kakor vi får använda' });
    expect(screen.queryByRole('button', { name: 'Ta tillbaka mitt samtycke' })).toBeNull();
  });

  it('A-14 shows an earlier choice when the settings are opened again', async () => {
    show(restored({ choice: { analytics: false, marketing: true } }), settingsOpened());
    expect(await screen.findByRole('checkbox', { name: /Statistik/ })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Marknadsföring/ })).toBeChecked();
  });

  it('A-14 stays away from those who have decided', () => {
    show(restored({ choice: { analytics: false, marketing: false } }));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
