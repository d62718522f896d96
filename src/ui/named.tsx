import { LoadableContext } from 'next/dist/shared/lib/loadable-context.shared-runtime';
import { createElement, useContext, type ComponentType } from 'react';

/**
 * On the server: a component that names its own code, so that the document asks for it among its first scripts, where
 * the browser has it by `late`. `next/dynamic` does the same and brings 3 kB of its own.
 * @param name as the build writes it: the file that imports and what it imports, 'blocks/A.tsx -> ./B'
 */
export const named = <Props extends object>(name: string, Whole: ComponentType<Props>): ComponentType<Props> => function Named(props: Props) {
  const ask: unknown = useContext(LoadableContext);
  if (typeof ask === 'function') ask(name);
  return createElement(Whole, props);
};
