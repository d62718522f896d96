/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMarketingForms } from '@/adapters/browser/marketingForms';
import { consentFeature } from '@/features/consent/consent.feature';
import { given, restored, settingsOpened, withdrawn } from '@/features/consent/consent.slice';
import { MarketingFormView } from '@/features/marketing-forms/components/MarketingFormView';
import { marketingFormsFeature } from '@/features/marketing-forms/marketingForms.feature';
import { marketingFormsActions, selectMarketingForms } from '@/features/marketing-forms/marketingForms.slice';
import { failed, ok, type Result } from '@/errors/result';
import type { MarketingFormRequest } from '@/domain/sites/marketingForms';
import { fakePorts } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { show } from '../viewKit';

const REQUEST = { portalId: '12345678', formId: '1a2b3c4d-0000-4000-8000-000000000000', target: 'here' };
const choice = (marketing: boolean) => ({ analytics: false, marketing });

function visit(load: () => Promise<Result<null>> = async () => ok(null)) {
  const shown: MarketingFormRequest[] = [];
  let loads = 0;
  const ports = fakePorts({
    marketingForms: {
      load: () => {
        loads += 1;
        return load();
      },
      show: async (request) => {
        shown.push(request);
        return request.formId === REQUEST.formId ? ok(null) : failed('MARKETING_FORM_FAILED');
      },
    },
  });
  const run = runFeature(marketingFormsFeature, { ports, others: [consentFeature] });
  /** Until what was started has ended. */
  const settle = async () => {
    for (let tick = 0; tick < 30; tick += 1) await Promise.resolve();
  };
  return { ...run, shown, loads: () => loads, settle, step: () => selectMarketingForms(run.state()).flow.value };
}

describe('forms of the marketing platform', () => {
  it('L-04 load nothing before consent, nor after a no or a yes to something else', async () => {
    const { dispatch, step, loads, settle, leave } = visit();
    dispatch(marketingFormsActions.opened());
    dispatch(restored({ choice: null }));
    dispatch(given({ analytics: true, marketing: false }));
    await settle();
    expect([step(), loads()]).toEqual(['waiting', 0]);
    leave();
  });

  it('L-04 load once after a yes to marketing, and fill their elements', async () => {
    const { dispatch, step, loads, shown, settle, leave } = visit();
    dispatch(restored({ choice: choice(true) }));
    dispatch(marketingFormsActions.opened());
    await settle();
    expect([step(), loads()]).toEqual(['ready', 1]);
    dispatch(marketingFormsActions.formMounted(REQUEST));
    dispatch(marketingFormsActions.formMounted({ ...REQUEST, target: 'there' }));
    await settle();
    expect(shown.map(({ target }) => target)).toEqual(['here', 'there']);
    expect(loads()).toBe(1);
    dispatch(marketingFormsActions.formMounted({ ...REQUEST, formId: 'none' }));
    await settle();
    expect(step()).toBe('loadFailed');
    leave();
  });

  it('L-04 that fail to load say so and can be retried; a withdrawal loads the page again', async () => {
    let works = false;
    const { dispatch, step, loads, settle, ports, leave } = visit(async () =>
      works ? ok(null) : failed('MARKETING_FORM_FAILED'),
    );
    dispatch(restored({ choice: null }));
    dispatch(given(choice(true)));
    await settle();
    expect([step(), loads()]).toEqual(['loadFailed', 1]);
    works = true;
    dispatch(marketingFormsActions.retried());
    await settle();
    expect([step(), loads(), ports.tagManager.reloads()]).toEqual(['ready', 2, 0]);
    dispatch(withdrawn());
    await settle();
    expect([step(), ports.tagManager.reloads()]).toEqual(['waiting', 1]);
    leave();
  });

  it('L-04 explain themselves and lead to the consent', async () => {
    const { actions, host } = show(<MarketingFormView {...REQUEST} />, {
      features: [marketingFormsFeature, consentFeature],
    });
    expect(screen.getByText(/js-eu1\.hsforms\.net/)).toHaveTextContent('först när du har sagt ja till marknadsföring');
    await userEvent.click(screen.getByRole('button', { name: 'Välj kakor' }));
    expect(actions.some(settingsOpened.match)).toBe(true);
    act(() => void host.store.dispatch(marketingFormsActions.allowed()));
    expect(screen.getByRole('status')).toHaveTextContent('Formuläret laddas …');
    const error = { code: 'MARKETING_FORM_FAILED', params: {} } as const;
    act(() => void host.store.dispatch(marketingFormsActions.loadFailed({ error })));
    expect(screen.getByRole('alert')).toHaveTextContent('Formuläret gick inte att ladda.');
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    act(() => void host.store.dispatch(marketingFormsActions.loaded()));
    expect(actions.find(marketingFormsActions.formMounted.match)?.payload).toMatchObject({ portalId: '12345678' });
  });
});

describe('the script of the marketing platform', () => {
  it('L-04 is of its European region, loaded once, again after a failure, and refuses ids that are none', async () => {
    const created: object[] = [];
    const globals: { hbspt?: object } = {};
    const forms = createMarketingForms({ document, globals });
    const script = () => document.head.querySelector<HTMLScriptElement>('script[src*=hsforms]');
    expect(script()).toBeNull();
    const first = forms.load();
    expect(script()?.src).toBe('https://js-eu1.hsforms.net/forms/embed/v2.js');
    script()?.dispatchEvent(new Event('error'));
    expect(await first).toMatchObject({ ok: false, error: { code: 'MARKETING_FORM_FAILED' } });
    expect(script()).toBeNull();
    const second = Promise.all([forms.load(), forms.load()]);
    expect(document.head.querySelectorAll('script[src*=hsforms]')).toHaveLength(1);
    globals.hbspt = { forms: { create: (options: object) => void created.push(options) } };
    script()?.dispatchEvent(new Event('load'));
    expect(await second).toEqual([ok(null), ok(null)]);
    expect(await forms.show(REQUEST)).toEqual(ok(null));
    expect(await forms.show({ ...REQUEST, portalId: '"x' })).toMatchObject({ ok: false });
    expect(created).toEqual([{ region: 'eu1', portalId: '12345678', formId: REQUEST.formId, target: '#here' }]);
  });
});
