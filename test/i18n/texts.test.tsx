/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { carFacets, isMonthlyCost, isMonthlyCostSort } from '@/domain/search/carFacets';
import { sortNames } from '@/domain/search/carList';
import { catalogue, errorCodes } from '@/errors/catalogue';
import { blockNames } from '@/blocks/definitions';
import { plannedBlocks } from '@/blocks/planned';
import { blockNameIn } from '@/i18n/blockName';
import { pickTexts } from '@/i18n/pickTexts';
import { translate, type PageTexts } from '@/i18n/text';
import type { Text } from '@/i18n/text.types';
import { TextsProvider, useTexts } from '@/i18n/TextsProvider';
import { da } from '@/i18n/texts/da';
import { en } from '@/i18n/texts/en';
import { fi } from '@/i18n/texts/fi';
import { nb } from '@/i18n/texts/nb';
import { sk } from '@/i18n/texts/sk';
import { sv, type TextKey, type Texts } from '@/i18n/texts/sv';
import type { Language } from '@/sites/site.types';

const languages: [Language, Texts][] = [
  ['sv', sv],
  ['nb', nb],
  ['da', da],
  ['fi', fi],
  ['sk', sk],
  ['en', en],
];
const keys = Object.keys(sv) as TextKey[];

const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));
const placeholders = (form: string): string =>
  [...new Set([...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].toSorted().join(' ');
const general = (text: Text): string => (typeof text === 'string' ? text : text.other);

describe.each(languages)('the texts in %s', (language, texts) => {
  it.each(keys)('fill the same placeholders in %s as the Swedish one, in every form', (key) => {
    for (const form of formsOf(texts[key])) {
      expect(form.trim()).not.toBe('');
      expect(placeholders(form)).toBe(placeholders(general(sv[key])));
    }
  });

  it("have every form that the language's numbers require", () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const key of keys) {
      const text: Text = texts[key];
      if (typeof text === 'string') continue;
      // One general form may serve all; where a language tells two from many in this text, it tells all its categories.
      const required = text.few === undefined ? (['one', 'other'] as const) : pluralCategories;
      expect(required.filter((category) => text[category] === undefined)).toEqual([]);
    }
  });

  it('use the typographic apostrophe and quotation marks', () => {
    for (const key of keys) for (const form of formsOf(texts[key])) expect(form).not.toMatch(/['"]/);
  });
});

describe('what a page says of a message', () => {
  /** "Has been sent", in each language. */
  const SENT: Record<Language, RegExp> = {
    sv: /skicka(t|ts|d)\b/i,
    nb: /har .*sendt\b|er sendt\b|vi sendte\b/i,
    da: /har .*sendt\b|er sendt\b|vi sendte\b/i,
    fi: /lähetimme|lähetetty|lähettämässä/i,
    sk: /poslali|odoslali|odoslan/i,
    en: /\bsent\b/i,
  };
  const ofMessages = [
    'contact.receipt',
    'booking.confirmedText',
    'bookingLink.moved',
    'tireHotel.confirmedText',
    'tireHotel.codeText',
    'tireHotelMessage.codeSent',
    'saving.alertWaiting',
  ] as const;

  it.each(languages)('M-03 claims of no message that it has left, which may wait, in %s', (language, texts) => {
    for (const key of ofMessages) for (const form of formsOf(texts[key])) expect(form).not.toMatch(SENT[language]);
  });

  it.each(languages)(
    'K-01 J-07 says of both bookings, whose messages have the same limits, the same in %s',
    (_of, texts) => {
      expect(texts['tireHotel.confirmedText']).toBe(texts['booking.confirmedText']);
    },
  );
});

it('E-03 every block and planned block has a name for editors, each its own', () => {
  const names = [...blockNames, ...Object.keys(plannedBlocks)];
  for (const [language] of languages) {
    const shown = names.map((name) => blockNameIn(language, name));
    expect(new Set(shown).size).toBe(names.length);
  }
  // A new block needs no text of its own to be named.
  expect(blockNameIn('sv', 'UnheardOf')).toBe('UnheardOf');
});

describe('the texts of other languages', () => {
  const same = (texts: Texts): number =>
    keys.filter((key) => general(texts[key]) === general(sv[key]) && /[a-zåäö]{4}/i.test(general(sv[key]))).length;

  it.each(languages.filter(([language]) => language !== 'sv'))('in %s are translated', (_language, texts) => {
    // Neighbours share words ('Filter', 'Pris', 'Modell'); far more than that would be Swedish left over.
    expect(same(texts) / keys.length).toBeLessThan(0.16);
  });
});

describe('the Swedish texts of the specification', () => {
  it.each<[TextKey, string]>([
    ['error.sectionTitle', 'Aj då'],
    ['error.sectionFailed', 'Här borde en sektion synas men något har tyvärr blivit fel'],
    ['error.sectionHint', 'Prova ladda om sidan'],
    ['home.searchPlaceholder', 'Sök på märke, modell eller utrustning'],
    ['list.searchPlaceholder', 'Sök på märke, modell eller utrustning'],
    ['frame.creditTitle', 'Att låna kostar pengar!'],
    [
      'frame.creditText',
      'Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. Det kan leda till svårigheter att få hyra bostad, teckna abonnemang och få nya lån.',
    ],
    [
      'frame.creditHelp',
      'För stöd, vänd dig till budget- och skuldrådgivningen i din kommun. Kontaktuppgifter finns på {link}.',
    ],
    ['list.illustration', 'Illustration, bilen kan avvika'],
  ])('A-11 %s has exactly the specified text', (key, text) => {
    expect(sv[key]).toBe(text);
  });

  it.each<[TextKey, string]>([
    ['error.regInvalid', 'Ogiltigt registreringsnummer, kontrollera att registreringsnumret är korrekt'],
    ['error.vehicleNotFound', 'Fordonet hittades inte, kontrollera att registreringsnumret är korrekt'],
    ['error.brandNotSupported', 'Vi kan inte erbjuda service för bilar av märket {brand}.'],
    ['error.lookupFailed', 'Något gick fel, försök igen'],
    ['error.slotTaken', 'Tiden är inte tillgänglig, vänligen välj en annan tid'],
    ['error.servicesFailed', 'Något gick fel, vänligen försök igen senare.'],
    ['error.workshopsFailed', 'Vi kan ej hitta några anläggningar som passar dig'],
    [
      'error.brandNotAuthorised',
      'Vi har inte auktoriserade verkstäder för ditt märke men vi kan erbjuda vissa tjänster',
    ],
    ['error.priceMissing', 'Pris saknas*'],
    ['error.mapFailed', 'Failed to load map'],
  ])('J-11 %s has exactly the specified text', (key, text) => {
    expect(sv[key]).toBe(text);
  });

  it.each<[Language, string]>([
    ['nb', 'Illustrasjon, bilen kan avvike'],
    ['da', 'Illustration, bilen kan afvige'],
    ['en', 'Illustration, the car may differ'],
    ['fi', 'Kuvituskuva, auto voi poiketa kuvasta'],
    ['sk', 'Ilustračný obrázok, vozidlo sa môže líšiť'],
  ])('the texts of drawn cars are in %s', (language, text) => {
    expect(pickTexts(language, ['list'])['list.illustration']).toBe(text);
  });
});

describe('keys that other parts name by rule', () => {
  it.each([
    ...new Set(errorCodes.flatMap((code) => catalogue[code].text ?? [])),
    // A monthly cost is named by its assumptions.
    ...carFacets.flatMap(({ name }) => (isMonthlyCost(name) ? [] : [`list.facet.${name}` as const])),
    ...sortNames.flatMap((name) => (isMonthlyCostSort(name) ? [] : [`list.sort.${name}` as const])),
  ])('%s has its text', (key) => {
    expect(sv[key]).toBeDefined();
  });
});

describe('pickTexts', () => {
  it('returns the requested namespaces and nothing else', () => {
    const picked = Object.keys(pickTexts('fi', ['card', 'error']));
    expect(picked).toEqual(Object.keys(fi).filter((key) => /^(card|error)\./.test(key)));
    expect(pickTexts('fi', [])).toEqual({});
  });

  it("lets the content platform's dictionary replace a text by its key", () => {
    const picked = pickTexts('sv', ['list'], {
      'list.noSearchResults': 'Inget här.',
      'card.price': 'Annat',
      unknown: 'x',
    });
    expect(picked['list.noSearchResults']).toBe('Inget här.');
    expect(picked).not.toHaveProperty('unknown');
    expect(picked['card.price']).toBeUndefined();
  });
});

describe('translate', () => {
  const texts: PageTexts = pickTexts('sv', ['list', 'frame', 'detail']);
  const slovak = pickTexts('sk', ['list']);

  it.each<[number, string]>([
    [0, '0 bilar'],
    [1, '1 bil'],
    [2, '2 bilar'],
    [1204, '1\u00a0204 bilar'],
  ])('counts %d in Swedish', (count, text) => {
    expect(translate(texts, 'sv-SE', 'list.count', { count })).toBe(text);
  });

  it.each<[number, string]>([
    [1, '1 auto'],
    [3, '3 autá'],
    [5, '5 áut'],
    [1.5, '1,5 auta'],
    [0, '0 áut'],
    [1204, '1\u00a0204 áut'],
  ])('counts %d in Slovak', (count, text) => {
    expect(translate(slovak, 'sk-SK', 'list.count', { count })).toBe(text);
  });

  it('takes the general form for a count that is text, and the given number where there is one', () => {
    expect(translate(texts, 'sv-SE', 'list.count', { count: '10\u00a0000+' })).toBe('10\u00a0000+ bilar');
    expect(translate(texts, 'sv-SE', 'list.count', { count: 'en', pluralBy: 1 })).toBe('en bil');
  });

  it('F-06 announces how many are shown of how many', () => {
    expect(translate(texts, 'sv-SE', 'list.shown', { shown: 48, total: 1204 })).toBe('Visar 48 av 1\u00a0204 bilar');
  });

  it('leaves years and other numbers ungrouped', () => {
    expect(translate(texts, 'sv-SE', 'frame.copyright', { year: 2026, site: 'Nordvik Bil' })).toMatch(
      /^© 2026 Nordvik Bil/,
    );
  });

  it('does not read placeholders or patterns in values', () => {
    expect(translate(texts, 'sv-SE', 'list.removeFilter', { filter: '{count} $& $1' })).toBe('Ta bort {count} $& $1');
  });

  it('names the key that the page does not carry, and the value that is missing', () => {
    expect(() => translate(texts, 'sv-SE', 'card.price')).toThrow(/card\.price.*pickTexts/);
    expect(() => translate(texts, 'sv-SE', 'list.shown', { total: 3 })).toThrow(/\{shown\}/);
  });
});

describe('useTexts', () => {
  const Shown = () => {
    const { t, format, language, locale } = useTexts();
    return <p>{`${t('list.count', { count: 2 })} ${format.money(5, 'EUR')} ${language} ${locale}`}</p>;
  };

  it('gives texts, formatters and language to what is inside', () => {
    render(
      <TextsProvider texts={pickTexts('fi', ['list'])} language="fi" locale="fi-FI">
        <Shown />
      </TextsProvider>,
    );
    expect(screen.getByText(/2 autoa 5\s€ fi fi-FI/)).toBeVisible();
  });

  it('throws outside of a provider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Shown />)).toThrow(/TextsProvider/);
  });
});
