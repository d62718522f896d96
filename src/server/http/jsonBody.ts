/** Names by which an object would pass for another one: no request of ours has them. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** The JSON of a request's body. @throws SyntaxError for another text, and for names that only an attack has */
export const jsonBody = (text: string): unknown =>
  JSON.parse(text, (name, value: unknown) => {
    if (FORBIDDEN.has(name)) throw new SyntaxError(`The name ${name} is not taken.`);
    return value;
  });
