import type { AllowedOrigins } from './securityHeaders';

/** The forms of a marketing platform, in its European region (specification 3 section 2.11). */
export const MARKETING_REGION = 'eu1';
const SCRIPTS = 'https://js-eu1.hsforms.net';
export const MARKETING_SCRIPT = `${SCRIPTS}/forms/embed/v2.js`;
export const MARKETING_HOST = new URL(SCRIPTS).host;

/** What the platform's forms load and send. */
export const MARKETING_ORIGINS: AllowedOrigins = {
  script: [SCRIPTS],
  connect: ['https://forms-eu1.hsforms.com'],
  image: ['https://forms-eu1.hsforms.com'],
  frame: ['https://forms-eu1.hsforms.com'],
  form: ['https://forms-eu1.hsforms.com'],
};

/** Ids are written by people into content: anything else is none. */
export const isPortalId = (id: string): boolean => /^\d{4,12}$/.test(id);
export const isMarketingFormId = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

export interface MarketingFormRequest {
  portalId: string;
  formId: string;
  /** Id of the element that the form fills. */
  target: string;
}
