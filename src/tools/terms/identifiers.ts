import {
  parseSync,
  Visitor,
  type BindingPattern,
  type FormalParameterRest,
  type ParamPattern,
  type PropertyKey,
} from 'oxc-parser';

type Pattern = BindingPattern | ParamPattern | FormalParameterRest;

/** The names that a pattern binds: `{ a: b, ...c }` binds b and c. */
function namesOf(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesOf(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) =>
        element === null ? [] : namesOf(element.type === 'RestElement' ? element.argument : element),
      );
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    case 'RestElement':
      return namesOf(pattern.argument);
    case 'TSParameterProperty':
      return namesOf(pattern.parameter);
    default:
      return [];
  }
}

/** A quoted key that could be written without quotes; other texts are data. */
const NAME = /^[A-Za-z_$][\w$]*$/;

/**
 * Every name that a module declares: bindings, functions, classes, types, their members and the keys of object
 * literals.
 */
export function declaredNames(file: string, text: string): Set<string> {
  const names = new Set<string>();
  const member = ({ key, computed }: { key: PropertyKey; computed?: boolean }): void => {
    if (computed) return;
    if (key.type === 'Identifier') names.add(key.name);
    else if (key.type === 'Literal' && typeof key.value === 'string' && NAME.test(key.value)) names.add(key.value);
  };
  const bind = (patterns: readonly Pattern[]): void => {
    for (const pattern of patterns) for (const name of namesOf(pattern)) names.add(name);
  };
  const named = ({ id }: { id: { name: string } | null }): void => {
    if (id) names.add(id.name);
  };
  const callable = ({ params }: { params: readonly ParamPattern[] }): void => bind(params);
  new Visitor({
    VariableDeclarator: ({ id }) => bind([id]),
    FunctionDeclaration: (node) => {
      named(node);
      callable(node);
    },
    FunctionExpression: (node) => {
      named(node);
      callable(node);
    },
    ArrowFunctionExpression: callable,
    TSFunctionType: callable,
    TSDeclareFunction: (node) => {
      named(node);
      callable(node);
    },
    CatchClause: ({ param }) => {
      if (param) bind([param]);
    },
    ClassDeclaration: named,
    TSInterfaceDeclaration: named,
    TSTypeAliasDeclaration: named,
    TSEnumDeclaration: named,
    TSEnumMember: ({ id }) => {
      names.add(id.type === 'Identifier' ? id.name : id.type === 'Literal' ? id.value : '');
    },
    TSTypeParameter: ({ name }) => bind([name]),
    TSPropertySignature: member,
    TSMethodSignature: (node) => {
      member(node);
      callable(node);
    },
    PropertyDefinition: member,
    MethodDefinition: member,
    ObjectExpression: ({ properties }) => {
      for (const property of properties) if (property.type === 'Property' && !property.shorthand) member(property);
    },
    ImportDeclaration: ({ specifiers }) => {
      for (const specifier of specifiers)
        if (specifier.type !== 'ImportSpecifier' || specifier.local.start !== specifier.imported.start)
          names.add(specifier.local.name);
    },
  }).visit(parseSync(file, text).program);
  return names;
}

/** The words of a name in lower case: `lookupHTTPFault2` has lookup, http, fault. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
