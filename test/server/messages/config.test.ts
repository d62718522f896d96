import { ConfigurationError, readConfig } from '@/server/config';

const config = (env: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...env });
const LIVE = {
  FORECOURT_MODE: 'live',
  STOCK_KEY: 'a-key-of-sixteen-or-more',
  SITECORE_API_KEY: 'another-key-of-sixteen',
};
const NO_WAY =
  'FORECOURT_MODE=live needs SMTP_URL and SMS_URL for the messages of the workshop, or MECHMATE_URL for another workshop service.';

describe('the configuration of messages', () => {
  it('M-03 sends none by default', () => {
    expect(config({}).messages).toEqual({ mail: undefined, sms: undefined, retentionDays: 90 });
  });

  it('M-03 takes a mail server and a provider of text messages', () => {
    expect(
      config({
        SMTP_URL: 'smtps://user:pass@mail.example:465',
        MAIL_FROM: 'post@mail.example',
        SMS_URL: 'https://api.sms.example/send',
        SMS_BODY: 'from={from}&to={to}&message={text}',
        SMS_AUTHORIZATION: 'Bearer abc',
        SMS_FROM: 'Nordvik',
        MESSAGES_RETENTION_DAYS: '30',
      }).messages,
    ).toEqual({
      retentionDays: 30,
      mail: { url: 'smtps://user:pass@mail.example:465', from: 'post@mail.example' },
      sms: {
        url: 'https://api.sms.example/send',
        body: 'from={from}&to={to}&message={text}',
        authorization: 'Bearer abc',
        from: 'Nordvik',
      },
    });
  });

  it('M-03 deletes each kind of personal data after days of its own', () => {
    expect(config({}).retention).toEqual({
      bookings: 1_095,
      submissions: 90,
      alerts: 180,
      pageViews: 400,
      searchTerms: 90,
    });
    expect(config({ MESSAGES_RETENTION_DAYS: '30' }).retention.submissions).toBe(30);
    const own = {
      BOOKINGS_RETENTION_DAYS: '9',
      SUBMISSIONS_RETENTION_DAYS: '8',
      ALERTS_RETENTION_DAYS: '6',
      PAGE_VIEWS_RETENTION_DAYS: '7',
      SEARCH_TERMS_RETENTION_DAYS: '5',
    };
    expect(config(own).retention).toEqual({ bookings: 9, submissions: 8, alerts: 6, pageViews: 7, searchTerms: 5 });
  });

  it.each<[Record<string, string>, string]>([
    [{ MESSAGES_RETENTION_DAYS: '0' }, 'MESSAGES_RETENTION_DAYS must be a whole number between 1 and 3650.'],
    [{ MESSAGES_RETENTION_DAYS: 'ever' }, 'MESSAGES_RETENTION_DAYS must be a whole number between 1 and 3650.'],
    [{ BOOKINGS_RETENTION_DAYS: '1.5' }, 'BOOKINGS_RETENTION_DAYS must be a whole number between 1 and 3650.'],
    [{ MAX_CONNECTIONS: '15' }, 'MAX_CONNECTIONS must be a whole number between 16 and 1000000.'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must start with smtp:// or smtps:// and name a host.'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must start with smtp:// or smtps:// and name a host.'],
    [{ MAIL_FROM: 'Nordvik' }, 'MAIL_FROM must be a mail address.'],
    [{ SMS_URL: 'ftp://x' }, 'SMS_URL must be an address that starts with https:// or http://.'],
    [{ SMS_BODY: 'to={to}' }, 'SMS_BODY must have {to} and {text}.'],
    [LIVE, NO_WAY],
    [{ ...LIVE, SMTP_URL: 'smtp://mail.example' }, NO_WAY],
    [{ ...LIVE, SMS_URL: 'https://sms.example' }, NO_WAY],
  ])('M-03 refuses %j in one sentence', (env, sentence) => {
    expect(() => config(env)).toThrow(new ConfigurationError(sentence));
  });

  it('M-03 live mode starts with both, or with other services that send', () => {
    expect(config({ ...LIVE, SMTP_URL: 'smtp://mail.example', SMS_URL: 'https://sms.example' }).mode).toBe('live');
    const elsewhere = { ...LIVE, MECHMATE_URL: 'https://verkstad.example/api/mechmate' };
    expect(config({ ...elsewhere, COMHUB_URL: 'https://forms.example/comhub' }).mode).toBe('live');
    expect(() => config(elsewhere)).toThrow('FORECOURT_MODE=live needs SMTP_URL for submitted forms');
  });
});
