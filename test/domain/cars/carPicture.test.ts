import {
  carPicture,
  studioGallery,
  studioPicture,
  type PictureLanguage,
  type StudioBody,
  type StudioPaint,
} from '@/domain/cars/carPicture';

const body = (text: string | undefined, language: PictureLanguage) =>
  carPicture({ car_body: text, car_color: 'x' }, language)?.body ?? null;
const paint = (text: string | undefined, language: PictureLanguage) =>
  carPicture({ car_body: 'SUV', car_color: text }, language)?.paint;

describe('carPicture', () => {
  it.each<[string, PictureLanguage, StudioBody | null]>([
    ['Kombi', 'sv', 'estate'],
    ['Kombi', 'sk', 'estate'],
    ['Kombi', 'nb', 'hatch'],
    ['Halvkombi', 'sv', 'hatch'],
    ['KOMBI 5-dørs', 'nb', 'hatch'],
    ['Stasjonsvogn', 'nb', 'estate'],
    ['st.car', 'da', 'estate'],
    ['Farmari', 'fi', 'estate'],
    ['Wagon', 'en', 'estate'],
    ['Sedan', 'sv', 'saloon'],
    ['Porrasperä', 'fi', 'saloon'],
    ['limuzína', 'sk', 'saloon'],
    ['Coupé', 'sv', 'coupe'],
    ['Coupe', 'en', 'coupe'],
    ['kupé', 'nb', 'coupe'],
    ['Cab', 'sv', 'convertible'],
    ['Avoauto', 'fi', 'convertible'],
    ['Roadster', 'sk', 'convertible'],
    ['SUV-coupé', 'sv', 'crossover'],
    ['CUV', 'da', 'crossover'],
    ['SUV', 'sv', 'suv'],
    ['terénne', 'sk', 'suv'],
    ['Katumaasturi', 'fi', 'suv'],
    ['4x4', 'en', 'suv'],
    ['Familjebuss', 'sv', 'mpv'],
    ['Tila-auto', 'fi', 'mpv'],
    ['people carrier', 'en', 'mpv'],
    ['Skåpbil', 'sv', 'van'],
    ['Varebil', 'nb', 'van'],
    ['varevogn', 'da', 'van'],
    ['Pakettiauto', 'fi', 'van'],
    ['Dodávka', 'sk', 'van'],
    ['Flak', 'sv', 'pickup'],
    ['Pick-up', 'sk', 'pickup'],
    ['Lava-auto', 'fi', 'pickup'],
  ])('F-06 body %s in %s is %s', (text, language, expected) => {
    expect(body(text, language)).toBe(expected);
  });

  it.each<[string, PictureLanguage, StudioBody]>([
    ['Estate', 'sv', 'estate'],
    ['Halvkombi', 'nb', 'hatch'],
    ['Kombi, 5-dörrars', 'sv', 'estate'],
    ['SUV (terrängbil)', 'sv', 'suv'],
    ['Pickup truck', 'en', 'pickup'],
    ['  Stor\u00a0SUV ', 'sv', 'suv'],
  ])('F-06 body %s in %s is found in another language or among other words', (text, language, expected) => {
    expect(body(text, language)).toBe(expected);
  });

  it.each([
    undefined,
    '',
    'Husbil',
    'Husbil på skåpbilschassi',
    'Bobil',
    'Husvagn',
    'Motorcykel',
    'Lastbil',
    'Matkailuauto',
    'Obytný automobil',
    'Motorhome',
    'Mopedbil',
    'Rymdskepp',
  ])('F-06 body %s has no picture', (text) => {
    expect(carPicture({ car_body: text, car_color: 'Röd' }, 'sv')).toBeNull();
  });

  it.each<[string | undefined, PictureLanguage, StudioPaint]>([
    ['Vit', 'sv', 'white'],
    ['Svart metallic', 'sv', 'black'],
    ['Svartmetallic', 'sv', 'black'],
    ['Mörkblå', 'sv', 'navy'],
    ['Ljusgrå', 'sv', 'silver'],
    ['Grå', 'sv', 'grey'],
    ['vinröd', 'sv', 'red'],
    ['Guld', 'sv', 'sand'],
    ['Hvit', 'nb', 'white'],
    ['Sort', 'da', 'black'],
    ['Koks', 'da', 'graphite'],
    ['Grønn', 'nb', 'pine'],
    ['light grey', 'en', 'silver'],
    ['Vaaleanharmaa', 'fi', 'silver'],
    ['Musta (metalliväri)', 'fi', 'black'],
    ['čierna metalíza', 'sk', 'black'],
    ['Onyx Black Pearl', 'en', 'black'],
    ['Blå met.', 'da', 'blue'],
    ['Crystal White pärlemor', 'sv', 'white'],
    ['Pearl', 'en', 'white'],
    ['Orange', 'sv', 'orange'],
    ['Mörkbrun', 'sv', 'brown'],
    ['Žltá metalíza', 'sk', 'yellow'],
    ['Antracit', 'sv', 'graphite'],
    [undefined, 'sv', 'silver'],
    ['', 'sv', 'silver'],
    ['Metallic', 'sv', 'silver'],
    ['Okänd', 'sv', 'silver'],
    ['Flerfärgad', 'sv', 'silver'],
  ])('F-06 colour %s in %s is painted %s', (text, language, expected) => {
    expect(paint(text, language)).toBe(expected);
  });

  it('G-02 names the picture in the media store', () => {
    expect(studioPicture('estate', 'front34', 'navy')).toBe('/-/jssmedia/cars/estate/front34-navy.avif');
    const views = (body: StudioBody) => studioGallery(body, 'red').map((address) => address.split('/').at(-1));
    const angles = ['front34-red.avif', 'side-red.avif', 'rear34-red.avif'];
    expect(views('estate')).toEqual([...angles, 'lamp-red.avif', 'wheel-red.avif']);
    expect(views('van')).toEqual(angles);
  });
});
