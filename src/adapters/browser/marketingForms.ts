import { isMarketingFormId, isPortalId, MARKETING_REGION, MARKETING_SCRIPT } from '@/domain/sites/marketingForms';
import { failed, ok, type Result } from '@/errors/result';
import { isRecord } from '@/lib/guards';
import type { MarketingFormsPort } from '@/ports/marketingForms.port';

export interface MarketingFormsGlobals {
  document: Pick<Document, 'createElement' | 'head'>;
  /** Where the script puts its functions. */
  globals: object;
}

/** The function of the script that makes a form; null until it is there. */
function createOf(globals: object): ((options: object) => void) | null {
  const hbspt: unknown = Reflect.get(globals, 'hbspt');
  const forms = isRecord(hbspt) ? hbspt.forms : null;
  const create = isRecord(forms) ? forms.create : null;
  return typeof create === 'function' ? (options) => void Reflect.apply(create, forms, [options]) : null;
}

/** Loads the platform's script as an element of the page, which its policy allows on sites that name it. */
export function createMarketingForms({ document, globals }: MarketingFormsGlobals): MarketingFormsPort {
  let loading: Promise<Result<null>> | null = null;
  const load = (): Promise<Result<null>> =>
    new Promise((resolve) => {
      const script = document.createElement('script');
      script.async = true;
      script.src = MARKETING_SCRIPT;
      script.addEventListener('load', () => resolve(createOf(globals) ? ok(null) : failed('MARKETING_FORM_FAILED')));
      script.addEventListener('error', () => {
        script.remove();
        resolve(failed('MARKETING_FORM_FAILED'));
      });
      document.head.append(script);
    });
  return {
    async load() {
      loading ??= load();
      const result = await loading;
      // The next try loads it again.
      if (!result.ok) loading = null;
      return result;
    },
    async show({ portalId, formId, target }) {
      const create = createOf(globals);
      if (!create || !isPortalId(portalId) || !isMarketingFormId(formId)) return failed('MARKETING_FORM_FAILED');
      create({ region: MARKETING_REGION, portalId, formId, target: `#${target}` });
      return ok(null);
    },
  };
}
