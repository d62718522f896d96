import { bigTownsAround } from './bigTowns';
import { termPairs } from '../../vocabulary/stockTerms';
import { CHILD_SEPARATOR } from '../search';
import { expressionsIn, type Expressions } from './expressions';
import { finnishForms, finnishPairs, regionForms, townForms } from './inflections';
import { baseColour, bodyTermsOfConcepts, conceptValues, isApart, shadesOf, type KnownConcept } from './knownConcepts';
import { firstWordOf, isKnownModel } from './knownModels';
import { brandAliases, modelAliases, spokenClass } from './nameAliases';
import { Names, rank, SHORTEST_PREFIX, type Named, type Sense } from './names';
import { flagFields, foldedTerms, parsedConcepts, squeeze, type ConceptForm } from './parsedConcepts';
import {
  bodyEndings,
  countryParts,
  electricEndings,
  groups,
  makeGroups,
  makerBodies,
  widerFuels,
  type Group,
} from './tables/groups';
import { renamedModels } from './tables/renamedModels';
import { queryLanguages, type QueryLanguage, type QueryVocabulary } from './understanding';

/** Of the forms of a town without a facility. */
const SHORTEST_TOWN = 4;
/** Facets whose values are understood, in order of precedence: a word that is both a make and a colour is the make. */
export const namedFields = [
  'car_brand',
  'car_body',
  'car_fuel',
  'car_gearbox',
  'car_drive',
  'car_color',
  'car_condition',
  'car_site_city',
  'car_site_region',
  'car_equipment',
] as const;
/** Of a Finnish case: a shorter one is near too many other words. */
const SHORTEST_CORRECTED_FORM = 8;
/** Of a make or model in a Finnish case: 'kian'. */
const SHORTEST_INFLECTED = 3;

/** Of the name of a body at the end of a model's: 'tourer'. */
const SHORTEST_BODY_ENDING = 5;

/** Of a model that was renamed, without its make: 'c40'. */
const SHORTEST_RENAMED = 3;

/** Words of these roles may be models as well: they are read first. */
const decidedRoles = ['person', 'horsepower', 'isAged'] as const;

/** The names of one stock and the words for them, for readers of one language. */
export class StockNames {
  readonly names = new Names();
  readonly known: readonly KnownConcept[];
  /** Words that the reader's pages show in place of the stock's. */
  readonly shownTerms = new Set<string>();
  /** Finnish cases that typing errors are corrected to. */
  readonly correctedForms: string[] = [];
  readonly places: ReadonlyMap<string, QueryVocabulary['places'][number]>;
  /** Well-known towns without a facility, by their squeezed forms. */
  readonly bigTowns: ReadonlyMap<string, QueryVocabulary['places'][number]>;
  /** The words of their names. */
  readonly bigTownTerms: ReadonlySet<string>;
  /** Values that 'hybrid' may mean besides its own, in turn. */
  readonly widerFuels: readonly string[];
  readonly widerTerms: ReadonlySet<string>;
  private readonly bodyTerms = bodyTermsOfConcepts();
  private readonly keys = new Map<string, { value: string; key: string }[]>();

  constructor(
    private readonly vocabulary: QueryVocabulary,
    private readonly language: QueryLanguage,
    private readonly expressions: Expressions,
  ) {
    for (const name of namedFields) this.addValues(name, vocabulary.values[name] ?? []);
    // The reader's language comes first: a word may mean different things in two languages.
    const languages = [...new Set([language, vocabulary.language, ...queryLanguages])];
    this.known = this.concepts();
    for (const formsIn of languages) {
      const own = formsIn === language || formsIn === vocabulary.language;
      for (const { field, tokenTexts: forms, values } of this.known)
        this.addConcept(field, forms[formsIn], values, own);
      // Norwegian 'store' is a shop in English.
      for (const group of groups) if (own || !group.adjective) this.addGroup(group, formsIn, this.known, own);
      if (own) this.addMakeGroups(formsIn);
    }
    this.addBodyModels(this.known, languages);
    this.addElectricModels(this.known, languages);
    this.addRenamedModels();
    const shown = this.shownAs();
    this.addRegions(vocabulary.values.car_site_region ?? []);
    for (const city of vocabulary.values.car_site_city ?? []) {
      for (const form of townForms(vocabulary.language, city))
        if (!this.names.has(squeeze(form))) this.names.add(squeeze(form), { name: 'car_site_city', values: [city] });
    }
    this.places = new Map(
      vocabulary.places.flatMap((place) =>
        [...townForms(vocabulary.language, place.name), place.name, ...(shown.get(place.name) ?? [])].map(
          (name) => [squeeze(name), place] as const,
        ),
      ),
    );
    const towns = bigTownsAround(vocabulary.places).map((place) => ({
      place,
      // 'tre' is Tampere in Finland alone.
      forms: [place.name, ...townForms(vocabulary.language, place.name)].filter((form) => form.length >= SHORTEST_TOWN),
    }));
    this.bigTowns = new Map(towns.flatMap(({ place, forms }) => forms.map((form) => [squeeze(form), place] as const)));
    this.bigTownTerms = new Set(towns.flatMap(({ forms }) => forms.flatMap(foldedTerms)));
    this.widerFuels = widerFuels.orElse.flatMap((fuel) => conceptValues(this.known, 'car_fuel', fuel));
    this.widerTerms = new Set(queryLanguages.flatMap((each) => expressionsIn(widerFuels.terms[each]).map(squeeze)));
    const hybrids = conceptValues(this.known, 'car_fuel', widerFuels.fuel);
    const meant = hybrids.length > 0 ? hybrids : this.widerFuels;
    for (const term of this.widerTerms)
      if (meant.length > 0 && !this.names.has(term)) this.names.add(term, { name: 'car_fuel', values: meant });
    if (language === 'fi' || vocabulary.language === 'fi') this.addFinnishForms(this.known);
  }

  /** The concepts of which the stock has values. */
  private concepts(): KnownConcept[] {
    const { values, language } = this.vocabulary;
    return parsedConcepts()
      .map(({ field, value, forms }) => ({
        field,
        tokenTexts: forms,
        values:
          value === undefined
            ? this.valuesOf(field, forms[language])
            : (values[field] ?? []).filter((one) => one === value),
      }))
      .map((concept, _, all) =>
        concept.values.length > 0
          ? { ...concept, values: [...this.plainColour(concept), ...shadesOf(concept, all)] }
          : { ...concept, values: baseColour(concept, all) },
      )
      .filter((concept) => concept.values.length > 0);
  }

  /** 'golfin', 'octavialla': makes and models of one word; a foreign one that ends in a consonant takes an 'i'. */
  private addFinnishModels(): void {
    for (const value of this.vocabulary.values.car_brand ?? []) {
      const [word = '', ...more] = foldedTerms(value.slice(value.indexOf(CHILD_SEPARATOR) + 1));
      const sense = this.names.get(word).find(({ name }) => name === 'car_brand');
      if (more.length > 0 || word.length < SHORTEST_INFLECTED || !/^\p{L}+$/u.test(word) || !sense) continue;
      for (const form of finnishForms(/[aeiouy]$/.test(word) ? word : `${word}i`))
        if (!this.names.has(form) && !this.expressions.isControl(form)) this.names.add(form, sense);
    }
  }

  /** Adds the words that the reader's pages show for values in stock; returns those of towns. */
  private shownAs(): ReadonlyMap<string, string[]> {
    const towns = new Map<string, string[]>();
    const { language: stock, values } = this.vocabulary;
    if (stock === this.language) return towns;
    for (const field of namedFields) {
      if (field === 'car_brand') continue;
      for (const [value, shown] of termPairs(field, stock, this.language)) {
        if (field === 'car_site_city') towns.set(value, [shown]);
        if (!values[field]?.includes(value)) continue;
        this.names.add(squeeze(shown), { name: field, values: [value] });
        for (const word of foldedTerms(shown)) this.shownTerms.add(word);
      }
    }
    return towns;
  }

  private addValues(name: string, values: readonly string[]): void {
    for (const value of values) {
      const index = value.indexOf(CHILD_SEPARATOR);
      if (name === 'car_brand' && index >= 0) this.addModel(value, value.slice(0, index), value.slice(index + 1));
      else this.names.add(squeeze(value), { name, values: [value] });
    }
    if (name !== 'car_brand') return;
    for (const [alias, brand] of Object.entries(brandAliases)) {
      const value = values.find((one) => !one.includes(CHILD_SEPARATOR) && squeeze(one) === brand);
      if (value !== undefined && !this.names.has(alias)) this.names.add(alias, { name, values: [value] });
    }
  }

  /**
   * 'ceed sportswagon', 'fiat 500 c': models of their own in the stock, next to one without the body in its name. With
   * a general word for the body it is either: 'ceed stationcar'.
   */
  private addBodyModels(known: readonly KnownConcept[], languages: readonly QueryLanguage[]): void {
    const models = (this.vocabulary.values.car_brand ?? []).filter((value) => value.includes(CHILD_SEPARATOR));
    const keys = new Map(models.map((value) => [squeeze(value), value]));
    for (const { body, endings } of bodyEndings) {
      const concept = known.find(
        ({ field, tokenTexts }) => field === 'car_body' && tokenTexts.sv.some(({ key }) => key === body),
      );
      const bodyTerms = new Set(
        languages.flatMap((language) => concept?.tokenTexts[language].map(({ key }) => key) ?? []),
      );
      for (const [key, value] of keys)
        for (const ending of endings) {
          const base = key.endsWith(ending) ? keys.get(key.slice(0, -ending.length)) : undefined;
          if (base === undefined) {
            this.addOnlyBody(key, ending, value, bodyTerms);
            continue;
          }
          const model = squeeze(base.slice(base.indexOf(CHILD_SEPARATOR) + 1));
          const family = this.names.get(squeeze(base)).flatMap(({ values }) => values);
          for (const name of [squeeze(base), ...(/^\d+$/.test(model) ? [] : [model])]) {
            for (const word of bodyTerms)
              this.names.set(name + word, [
                { name: 'car_brand', values: [...new Set([value, ...family])], body: word },
              ]);
            for (const word of endings)
              if (!this.names.has(name + word)) this.names.add(name + word, { name: 'car_brand', values: [value] });
            // "Cee'd" and 'Ceed' are one model: 'ceed sw' are the estates of both.
            const isSpeltTwice = family.some((one) => !value.startsWith(one));
            for (const word of isSpeltTwice ? bodyTermsOfMaker(value, body) : [])
              this.names.set(name + word, [
                { name: 'car_brand', values: [...new Set([value, ...family])], body: word },
              ]);
          }
        }
    }
  }

  /** 'id.7', where the stock has the ID.7 Tourer alone; 'fiat 500 cabrio' and 'fiat 500', where it has the 500C. */
  private addOnlyBody(key: string, ending: string, value: string, bodyTerms: ReadonlySet<string>): void {
    const make = squeeze(value.slice(0, value.indexOf(CHILD_SEPARATOR)));
    const base = key.endsWith(ending) ? key.slice(make.length, -ending.length) : '';
    if (/^\d{3}$/.test(base))
      for (const word of ['', ...bodyTerms]) this.names.add(make + base + word, { name: 'car_brand', values: [value] });
    if (ending.length < SHORTEST_BODY_ENDING || !/\p{L}.*\d$/u.test(base)) return;
    for (const name of [base, make + base])
      if (!this.names.has(name)) this.names.add(name, { name: 'car_brand', values: [value] });
  }

  /** 'fiat 500 elbil': a model of its own in the stock, '500e'. */
  private addElectricModels(known: readonly KnownConcept[], languages: readonly QueryLanguage[]): void {
    const electric = known.find(
      ({ field, tokenTexts }) => field === 'car_fuel' && tokenTexts.sv.some(({ key }) => key === 'elbil'),
    );
    const terms = [
      ...new Set(languages.flatMap((language) => electric?.tokenTexts[language].map(({ key }) => key) ?? [])),
    ];
    const brands = this.vocabulary.values.car_brand ?? [];
    const stocked = new Set(brands.map(squeeze));
    for (const value of brands) {
      this.addElectricMarked(value, stocked, terms);
      const [make = '', model = ''] = value.split(CHILD_SEPARATOR).map(squeeze);
      for (const ending of electricEndings) {
        const base = model.endsWith(ending) ? model.slice(0, -ending.length) : '';
        // 'Zoe' is no electric 'Zo'.
        if (!/\d$/.test(base) && this.names.modelOf(make + base) === null) continue;
        // 'fiat 500', where there is none without an ending.
        if (!stocked.has(make + base)) this.names.add(make + base, { name: 'car_brand', values: [value] });
        for (const term of terms)
          for (const name of [make + base, ...(/^\d/.test(base) ? [] : [base])])
            if (!this.names.has(name + term)) this.names.add(name + term, { name: 'car_brand', values: [value] });
      }
    }
  }

  /** 'volvo c40', 'ec40': one car under two names, both of which mean all of them. */
  private addRenamedModels(): void {
    for (const [make, rows] of Object.entries(renamedModels))
      for (const row of rows) {
        const models = expressionsIn(row).map(squeeze);
        const values = (this.vocabulary.values.car_brand ?? []).filter((value) =>
          models.some((model) => value.includes(CHILD_SEPARATOR) && squeeze(value) === make + model),
        );
        if (values.length === 0) continue;
        const makes = [make, ...Object.entries(brandAliases).flatMap(([alias, of]) => (of === make ? [alias] : []))];
        for (const model of models)
          for (const key of [...(model.length < SHORTEST_RENAMED ? [] : [model]), ...makes.map((one) => one + model)])
            if (!this.names.get(key).some(({ name }) => name !== 'car_brand'))
              this.names.set(key, [{ name: 'car_brand', values }]);
      }
  }

  /** 'soul', 'soul elbil', where the stock has the e-Soul alone. */
  private addElectricMarked(value: string, stocked: ReadonlySet<string>, terms: readonly string[]): void {
    const [make = '', model = ''] = value.split(CHILD_SEPARATOR);
    const base = /^[eë][- ](.+)$/i.exec(model)?.[1];
    const key = base === undefined ? '' : squeeze(base);
    // 'e-tron' is no electric 'tron'.
    if (!isKnownModel(key) || stocked.has(squeeze(make) + key)) return;
    for (const name of [squeeze(make) + key, ...(this.expressions.isControl(key) ? [] : [key])])
      for (const named of [name, ...terms.map((term) => name + term)])
        if (!this.names.has(named)) this.names.add(named, { name: 'car_brand', values: [value] });
  }

  private addModel(value: string, brand: string, model: string): void {
    const sense = { name: 'car_brand', values: [value] };
    const key = squeeze(model);
    const brands = [
      squeeze(brand),
      ...Object.entries(brandAliases)
        .filter(([, meant]) => meant === squeeze(brand))
        .map(([alias]) => alias),
    ];
    for (const form of [key, ...modelAliases(model), ...spokenClass(model)])
      for (const named of brands)
        this.names.add(named + form, /^[a-z]$/.test(form) ? { ...sense, apart: true } : sense);
    for (const alias of modelAliases(model)) if (alias.length > 1) this.names.add(alias, sense);
    this.addFirstWord(brands, model, sense);
    // 'Up!' and 'e' are ordinary words, too: models only after their make.
    // So is 'Cabrio', which is a body as well.
    // 'Kona' is a wife in Norwegian and a horse in Slovak, 'Born' tells an age: the reader decides.
    const isDecided = decidedRoles.some((role) => this.expressions.has(role, key));
    const isWord = this.expressions.isControl(key) && !isDecided;
    if (isWord || key.length < 2 || this.bodyTerms.has(key)) return;
    if (/^\d+$/.test(key) && !/^\d+$/.test(model)) this.names.add(key, { ...sense, exactly: model.toLowerCase() });
    else this.names.add(key, sense);
  }

  /** 'audi q4': the Q4 e-tron, where the make has no other model of that word. */
  private addFirstWord(brands: readonly string[], model: string, sense: Sense): void {
    const [number = '', more] = foldedTerms(model);
    // 'renault 5', a number that needs its make
    const isNumber = /^\d$/.test(number) && more !== undefined;
    const first = isNumber ? number : firstWordOf(model);
    if (first === null || this.expressions.isControl(first)) return;
    const [make = ''] = brands;
    const isOnly =
      (this.vocabulary.values.car_brand ?? []).filter((value) => {
        const [brand = '', name = ''] = value.split(CHILD_SEPARATOR);
        return squeeze(brand) === make && foldedTerms(name)[0] === first;
      }).length === 1;
    if (!isOnly) return;
    for (const key of [...(isNumber ? [] : [first]), ...brands.map((brand) => brand + first)])
      this.names.add(key, sense);
  }

  /** The values in stock that a concept means. */
  private valuesOf(field: string, forms: readonly ConceptForm[]): string[] {
    const exact = new Set(forms.map(({ key }) => key));
    const parts = forms.filter(({ isPart }) => isPart);
    return this.squeezed(field)
      .filter(({ key }) => exact.has(key) || parts.some((part) => key.includes(part.key)))
      .map(({ value }) => value);
  }

  /** 'Blå' without 'Turkos', where the stock tells them apart. */
  private plainColour({ field, tokenTexts, values }: KnownConcept): string[] {
    const first = tokenTexts[this.vocabulary.language][0]?.key;
    const plain = field === 'car_color' ? values.filter((value) => squeeze(value) === first) : [];
    return plain.length > 0 ? plain : [...values];
  }

  private squeezed(name: string): { value: string; key: string }[] {
    const known =
      this.keys.get(name) ?? (this.vocabulary.values[name] ?? []).map((value) => ({ value, key: squeeze(value) }));
    this.keys.set(name, known);
    return known;
  }

  /** @param own whether it is the reader's or the stock's language */
  private addConcept(name: string, forms: readonly ConceptForm[], values: readonly string[], own: boolean): void {
    for (const { key, terms, isValueOnly } of forms) {
      if (isValueOnly) continue;
      // English 'auto' is a gearbox, but a car in Finnish, Norwegian and Slovak.
      if (!own && this.expressions.has('filler', key)) continue;
      // Finnish 'ale' is a sale, but 'but' in Slovak.
      if (!own && flagFields.has(name) && this.expressions.isControl(key)) continue;
      const [known] = this.names.get(key);
      const [firstTerm] = terms.length > 1 ? terms : [];
      if (!known)
        this.names.add(key, {
          name,
          values,
          ...(firstTerm !== undefined && { firstTerm }),
          ...(!own && name === 'car_color' && { isLoan: true }),
        });
      // Both 'Dragkrok' and 'Elektriskt utfällbar dragkrok' are values: a search for the first finds the second.
      // 'Mörkblå' is blue as well.
      else if (
        own &&
        known.name === name &&
        (name === 'car_equipment' || (name === 'car_color' && known.values.every((value) => values.includes(value))))
      )
        this.names.set(key, [{ name, values: [...new Set([...known.values, ...values])] }]);
    }
  }

  private groupValues({ field, of }: Pick<Group, 'field' | 'of'>, known: readonly KnownConcept[]): string[] {
    if (field !== 'car_size')
      return of.flatMap((word) => (isApart(known, field, word) ? conceptValues(known, field, word) : []));
    return of.filter((size) => this.vocabulary.values.car_size?.includes(size));
  }

  private addGroup(
    { field, of, adjective, terms }: Group,
    language: QueryLanguage,
    known: readonly KnownConcept[],
    own: boolean,
  ): void {
    const values = this.groupValues({ field, of }, known);
    if (values.length === 0) return;
    for (const key of expressionsIn(terms[language]).map(squeeze)) {
      if (this.names.has(key) || (!own && (this.expressions.isControl(key) || key.length < SHORTEST_PREFIX))) continue;
      this.names.add(key, { name: field, values, rank: adjective ? rank.adjective : rank.noun });
    }
  }

  /** 'tysk bil': gives way to a named make. */
  private addMakeGroups(language: QueryLanguage): void {
    for (const { makes, terms } of makeGroups) {
      const values = (this.vocabulary.values.car_brand ?? []).filter((value) => makes.includes(squeeze(value)));
      if (values.length === 0) continue;
      for (const key of expressionsIn(terms[language]).map(squeeze))
        if (!this.names.has(key)) this.names.add(key, { name: 'car_brand', values, rank: rank.noun });
    }
  }

  private addRegions(regions: readonly string[]): void {
    const sense = (values: string[]): Named => ({ name: 'car_site_region', values });
    for (const region of regions) {
      for (const alias of [`${region} län`, `${region}s län`, `${region} fylke`, `region ${region}`])
        this.names.add(squeeze(alias), sense([region]));
      for (const form of regionForms(this.vocabulary.language, region).map(squeeze))
        if (!this.names.has(form)) this.names.add(form, sense([region]));
    }
    for (const part of countryParts) {
      const inStock = part.regions.filter((region) => regions.includes(region));
      for (const key of expressionsIn(part.terms).map(squeeze))
        if (inStock.length > 0 && !this.names.has(key)) this.names.add(key, sense(inStock));
    }
  }

  /** 'koukulla', 'mukautuvalla vakkarilla', 'saksalaisia': names of one word or two in their cases. */
  private addFinnishForms(known: readonly KnownConcept[]): void {
    for (const { field, tokenTexts, values } of known)
      for (const { key, terms, isValueOnly } of flagFields.has(field) ? [] : tokenTexts.fi) {
        if (isValueOnly || key.length < SHORTEST_PREFIX) continue;
        const sense = { name: field, values };
        for (const form of this.addFinnishCases(terms, sense))
          if (form.length >= SHORTEST_CORRECTED_FORM && /[aeiouyn]$/.test(key)) this.correctedForms.push(form);
      }
    for (const { field, of, adjective, terms } of groups) {
      const values = this.groupValues({ field, of }, known);
      const sense = { name: field, values, rank: adjective ? rank.adjective : rank.noun };
      if (values.length > 0)
        for (const expression of expressionsIn(terms.fi)) this.addFinnishCases(foldedTerms(expression), sense);
    }
    for (const { makes, terms } of makeGroups) {
      const values = (this.vocabulary.values.car_brand ?? []).filter((value) => makes.includes(squeeze(value)));
      const sense = { name: 'car_brand', values, rank: rank.noun };
      if (values.length > 0)
        for (const expression of expressionsIn(terms.fi)) this.addFinnishCases(foldedTerms(expression), sense);
    }
    this.addFinnishModels();
  }

  /** Returns those of one word. */
  private addFinnishCases(terms: readonly string[], sense: Sense): string[] {
    const [first = '', second] = terms;
    const isShort = first.length < SHORTEST_PREFIX || terms.length > 2;
    const forms = isShort ? [] : second === undefined ? finnishForms(first) : finnishPairs(first, second);
    const added = forms.filter((form) => !this.names.has(form) && !this.expressions.isControl(form));
    for (const form of added) this.names.add(form, sense);
    return second === undefined ? added : [];
  }
}

/** 'sw', 'sportswagon': a maker's own words for a body, squeezed, which the text's reader knows after its make. */
const bodyTermsOfMaker = (value: string, body: string): string[] =>
  makerBodies
    .filter((row) => row.body === body && row.makes.includes(squeeze(makeOf(value))))
    .flatMap(({ terms }) => expressionsIn(terms).map(squeeze));

const makeOf = (value: string): string => value.slice(0, value.indexOf(CHILD_SEPARATOR));
