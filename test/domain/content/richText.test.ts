import { outlined, plainText, RICH_TEXT_LIMIT, safeRichText } from '@/domain/content/richText';

describe('a rich text of the platform', () => {
  it.each<[string, string, string]>([
    ['script goes with its words', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['handlers go', '<p onclick="x()" onmouseover=y>a</p>', '<p>a</p>'],
    ['styles and classes go', '<p style="color:red" class="x" id="main">a</p><style>p{}</style>', '<p>a</p>'],
    [
      'script for an address is no link',
      '<a href="javascript:alert(1)">a</a><a href=" java\nscript:alert(1)">b</a><a href="data:text/html,x">c</a>',
      '<span>a</span><span>b</span><span>c</span>',
    ],
    [
      'another host without a scheme is no link',
      '<a href="//evil.example">a</a><a href="/\\evil.example">b</a>',
      '<span>a</span><span>b</span>',
    ],
    [
      'frames, objects and drawings go',
      '<iframe src="https://x.example"></iframe><object data="x"></object><svg><script>x</script><text>y</text></svg><p>a</p>',
      '<p>a</p>',
    ],
    ['forms go, their words stay', '<form action="/x"><input name=a>b<button>c</button></form>', 'bc'],
    ['a heading of the page becomes one of the text', '<h1>a</h1>', '<h2>a</h2>'],
    ['marks get their meaning', '<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
    [
      'links within the site stay as they are',
      '<a href="/kop-bil?x=1#y">a</a><a href="#y">b</a>',
      '<a href="/kop-bil?x=1#y">a</a><a href="#y">b</a>',
    ],
    [
      'links of mail and telephone too',
      '<a href="mailto:a@b.example">a</a><a href="tel:+461">b</a>',
      '<a href="mailto:a@b.example">a</a><a href="tel:+461">b</a>',
    ],
    [
      'links to others say so',
      '<a href="https://b.example/">a</a>',
      '<a href="https://b.example/" rel="external noopener noreferrer">a</a>',
    ],
    [
      'a new window learns nothing of this one',
      '<a href="/a" target="_blank">a</a>',
      '<a href="/a" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['empty paragraphs go', '<p>&nbsp;</p><p><br></p><h2></h2><p>a</p>', '<p>a</p>'],
    [
      'a text that runs the other way keeps its way',
      '<blockquote dir="rtl" lang="ar">ب</blockquote>',
      '<blockquote dir="rtl" lang="ar">ب</blockquote>',
    ],
    ['signs stay signs', '5 < 6 &amp;lt; &copy; "x"', '5 &lt; 6 &amp;lt; © "x"'],
    ['a text of nothing is none', ' <p> &nbsp; </p> ', ''],
  ])('A-11 C-17 %s', (_, given, safe) => {
    const once = safeRichText(given);
    expect(once.replaceAll(/(rel="[^"]*") (target="_blank")/g, '$2 $1')).toBe(safe);
    expect(safeRichText(once)).toBe(once);
  });

  it('C-17 a table too wide for a phone has the column’s heading in each cell; merged cells have none', () => {
    const table = (first: string) =>
      `<table><thead><tr><th></th><th>a "b"</th><th>c</th></tr></thead><tbody><tr><th scope="row">Grundvattennivå</th>${first}<td>Sprängskissernas <a href="/x">2</a></td></tr></tbody></table>`;
    const safe = safeRichText(table('<td>Tomtgränser</td>'));
    expect(safe).toContain(
      '<tr><th scope="row">Grundvattennivå</th><td data-label="a &quot;b&quot;">Tomtgränser</td><td data-label="c">Sprängskissernas <a href="/x">2</a></td></tr>',
    );
    expect(safe).toContain('<table data-wide="">');
    expect(safeRichText(safe)).toBe(safe);
    for (const narrow of ['<td>1</td>', '<td rowspan="2">Tomtgränser</td>'])
      expect(safeRichText(table(narrow))).not.toContain('data-label');
  });

  it('C-17 a hostile table is not read cell by cell', () => {
    const cells = '<td>a b c d e</td>'.repeat(9_000);
    const given = `<table><thead><tr><th>x</th></tr></thead><tbody><tr>${cells}</tr></tbody></table>`;
    expect(safeRichText(given)).not.toContain('data-wide');
    const cell = 'a '.repeat(9_000);
    expect(
      safeRichText(
        `<table><thead><tr><th>x</th><th>y</th></tr></thead><tbody><tr><td>${cell}</td></tr></tbody></table>`,
      ),
    ).toContain('<table>');
  });

  it('C-17 a table scrolls by itself, can be focused, and is named by its caption', () => {
    const safe = safeRichText(
      '<table><caption>Pris &quot;2026&quot;</caption><tr><th scope="row">a</th><td>1</td></tr></table><table><tr><td>2</td></tr></table>',
    );
    expect(safe).toContain('<section class="scroll" tabindex="0" aria-label="Pris &quot;2026&quot;"><table><caption>');
    expect(safe).toContain('<section class="scroll" tabindex="0"><table><tr>');
    expect(safeRichText(safe)).toBe(safe);
  });

  it('C-17 pictures have dimensions, load lazily, and are marked when they lack a description', () => {
    const safe = safeRichText(
      '<img src="/-/jssmedia/a b/c.jpg?w=9" alt="Ett hus" width="1600" height="900"><img src="/b.png"><img src="data:image/png;base64,x"><img src="//x.example/y.png">',
    );
    expect(safe.match(/<img/g)).toHaveLength(2);
    expect(safe).toContain('srcset="/-/jssmedia/a%20b/c.jpg?w=320 320w,');
    expect(safe).toContain('alt="Ett hus" width="1600" height="900" loading="lazy"');
    expect(safe).toContain('<img src="/b.png" alt="Missing alt text" data-unsized loading="lazy"');
    expect(safeRichText(safe)).toBe(safe);
  });

  it('B-09 of an alert only paragraphs, links and emphasis stay', () => {
    expect(
      safeRichText('<h2>a</h2><p><b>b</b> <a href="/c">c</a></p><img src="/d.png"><ul><li>e</li></ul>', {
        only: 'phrases',
      }),
    ).toBe('a<p><strong>b</strong> <a href="/c">c</a></p>e');
  });

  it('A-11 logs script, and what was truncated', () => {
    const reports: string[] = [];
    const report = (sentence: string) => reports.push(sentence);
    safeRichText('<p>Ett manus om en onsdag = bra</p>', { report });
    expect(reports).toEqual([]);
    safeRichText('<p onclick="x">a</p>', { report });
    safeRichText('a'.repeat(2_000_000), { report });
    safeRichText('<b>'.repeat(300), { report });
    expect(reports).toEqual([
      'Script was removed from a rich text.',
      `A rich text of 2000000 characters was cut to ${RICH_TEXT_LIMIT}.`,
      expect.stringMatching(/^A rich text was cut after \d+ characters: its marks lie more than 240 deep/),
    ]);
  });

  // Work in milliseconds of the processor, not of the clock: the machine may be busy. Nothing here may grow with the
  // square of the length.
  it.each([
    '<p>Hej <b>du</b> &amp; <a href="/x">länk</a></p>',
    '<ul><li>',
    '<div>',
    '<b>',
    '<p>',
    '<td>',
    '<',
    '<a',
    '<a href="',
    '<script>',
    '<!--',
    '<table><caption>',
    '<svg><p>',
    '</p>',
    '<![CDATA[',
    ' on',
  ])('A-11 two megabytes of %p are read in bounded time', (piece) => {
    const before = process.cpuUsage();
    const text = piece.repeat(Math.ceil(2_000_000 / piece.length));
    safeRichText(text);
    plainText(text);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(5_000);
  });
});

describe('the outline of a rich text', () => {
  it.each<[string, number, string]>([
    ['<h2>a</h2><h3>b</h3><h2>c</h2>', 3, '343'],
    ['<h4>a</h4><h6>b</h6><h4>c</h4>', 3, '343'],
    ['<h3>a</h3><h2>b</h2><h3>c</h3>', 2, '223'],
    ['<h2>a</h2><h5>b</h5><h3>c</h3>', 3, '344'],
    ['<h2>a</h2><h3>b</h3><h4>c</h4><h5>d</h5>', 5, '5666'],
    ['<hr><p>h2</p>', 3, ''],
  ])('C-17 %s below a level %d becomes %p', (safe, top, levels) => {
    const found = outlined(safe, top);
    expect([...found.matchAll(/<h([2-6])>/g)].map(([, level]) => level).join('')).toBe(levels);
    expect([...found.matchAll(/<\/h([2-6])>/g)].map(([, level]) => level).join('')).toBe(levels);
    expect(outlined(found, top)).toBe(found);
  });
});

describe('the words of a rich text', () => {
  it.each([
    ['<p>Öppet</p><p>hus &amp; <b>kaffe</b></p><script>x</script>', 'Öppet hus & kaffe'],
    ['5 < 6', '5 < 6'],
    ['', ''],
  ])('B-09 of %p are %p', (given, tokens) => {
    expect(plainText(given)).toBe(tokens);
  });
});
