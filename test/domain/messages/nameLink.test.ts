import { isGivenName, isWithoutLink, spacedName } from '@/domain/messages/nameLink';

describe('a name that stands in messages', () => {
  it.each([
    'Dr.Com',
    'dr.com',
    'Dr.COM',
    'Prof.Dr.Com',
    'Dr.Shop',
    'Mr.Li',
    'Dr.Com.',
    'Anna Dr.Com/vinst',
    'evil-Dr.Com',
    'evil-St.Com/vinst',
    'evil-Dr.Example',
    'evil.Dr.Example',
    'elakDr.Example',
    'Dr.Example.com',
    'St。Com',
    'Ｄｒ．Com',
    'Ring 0900-123456 genast!',
    'Betala på evil.\u00adcom',
    'evil\u2060.\u200bcom',
    '1.1.1.1',
    'evil .com',
    'evil:8080',
    'evil\u06d4com',
    'evil\u0701com',
    'evil\ua4f8com',
    'Ring ٠٩٠٠١٢٣٤٥٦',
    'Ring 0\u200b9\u200b00123456',
    'Call +44 (20) 7946-0018',
    'Betala idag på 1.pm/nordvik annars avbokas tiden',
    'Betala fakturan idag: Mr.Cash/nordvik',
    '0.gg/vinst',
    '0.gg',
    'Mr.Loans?x=1',
    'x.ai?vinst',
    'x.com',
    '1．tel/x',
    'bit∕ly',
    'www evil com',
    'Ring ➊➋➌➍➎➏➐',
    'Ring 0️⃣9️⃣0️⃣0️⃣1️⃣2️⃣',
    'Ring ௧௨௩௪௫௬',
    'Ring 08*12*34*56',
    'Ring 08 – 12 34 56',
    'Ring 08, 12, 34',
    'evil . example',
    'evil .example',
    'evil·example',
    'evil • se',
    'evil‧example',
    'evil⋅example',
    'evil・com',
    'evil․example',
    'evil punkt example',
    'Evil Punkt Se',
    'EVIL DOT COM',
    'evil prikk no',
    'evil bodka sk',
    'evil/com',
    'Evil • Com',
    'Evil · se',
    'evil • Example',
    'Evil · Example.com',
    'Evil ·Example',
    'Bil • Evil.com',
  ])('J-07 M-03 has no link after a title: %s', (name) => {
    expect(isWithoutLink(name)).toBe(false);
  });

  it.each([
    'Dr.Svensson',
    'Eva Dr.Svensson-Ek',
    'St.John',
    'Ivy St.John-Lee',
    'Ing.Novák',
    'MUDr.Mgr.Nováková',
    'Prof.Dr.Žák',
    '(Mrs.Lee)',
    'Dr. Li',
    'J.R. Smith',
    'A.Ek',
    'Anna-Karin O’Neill',
    'Bygg 2000 AB',
    'Jensen Byg A/S',
    "O'Brien",
    'St. Anna',
    'Jean-Luc',
    'Å. Öberg',
    'dr. Novák ml.',
    'Gal·la Puig',
    'Marcel·lí',
    'ジョン・スミス',
    'J.P. Svensson AB',
    'Bil & Co',
    'Röda Punkt AB',
    'Check Point Software',
    'Röda Punkt Reklam AB',
    'Mary Dot Smith',
    'Åkeri 2000 (Nacka) AB',
    'Eva c/o Ek',
    'Bil • Motor AB',
    'Däck · Service',
    'Bil · Däck · Verkstad',
    'Åkeri • AB',
  ])('J-07 M-03 is a name: %s', (name) => {
    expect(isWithoutLink(name)).toBe(true);
  });
});

describe('a name in a letter', () => {
  it.each(['Eva', 'Anna-Karin', 'Jean Pierre', 'Žofia', 'Seán O’Neill'])('J-12 greets %s', (name) => {
    expect(isGivenName(name)).toBe(true);
  });

  it.each(['Dr. Cash', 'Betala fakturan idag', 'evil. com', 'Eva 2', ''])('J-12 greets nobody named "%s"', (name) => {
    expect(isGivenName(name)).toBe(false);
  });

  it('J-12 becomes no link', () => {
    expect(spacedName('J.R. Smith, Mr.Cash')).toBe('J. R. Smith, Mr. Cash');
  });
});
