import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isCompositeType,
  isListType,
  isObjectType,
  isInterfaceType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export interface QueryLimits {
  /** Fields within fields. */
  depth: number;
  /** Fields that the query may return; lists count with their requested length. */
  cost: number;
  /** Entities that one query may load. */
  entities: number;
  /** Conditions that its searches may test, each on one item. */
  comparisons: number;
  /** Tokens of the query. */
  tokens: number;
  /** Bytes of the request. */
  body: number;
}

/** Wide enough for the vendor's clients: three levels of navigation, a thousand dictionary entries, introspection. */
export const defaultQueryLimits: QueryLimits = {
  depth: 16,
  cost: 250_000,
  entities: 10_000,
  comparisons: 1_000_000,
  tokens: 4_000,
  body: 65_536,
};

/** Assumed length of a list if the query does not specify one. */
const LENGTHS: Readonly<Record<string, number>> = {
  children: 50,
  dictionary: 10,
  routes: 10,
  search: 10,
  siteInfoCollection: 20,
  allSiteInfo: 20,
  redirects: 100,
  fields: 30,
  ownFields: 10,
  languages: 3,
  ancestors: 6,
  sitemap: 1,
  baseTemplates: 2,
  targetItems: 10,
  attributes: 5,
  values: 5,
};
const OTHER_LIST = 10;
/** Their inner list has the requested length. */
const PAGES = new Set(['ItemSearchResults', 'DictionaryResult', 'RoutesResult', 'SiteInfoResult']);

interface Size {
  cost: number;
  depth: number;
}

interface QuerySize extends Size {
  /** Has an operation other than a query. */
  writes: boolean;
}

/**
 * Estimated cost and depth of a query. Introspection is limited only by its tokens. Each fragment is evaluated once.
 */
export function querySizeOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): QuerySize {
  const fragments = new Map(
    document.definitions.flatMap((one): [string, FragmentDefinitionNode][] =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
    ),
  );
  const known = new Map<string, Size>();
  const operations = document.definitions.filter(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  );

  const numberOf = (node: FieldNode, name: string): number | null => {
    const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
    if (value?.kind === Kind.INT) return Number(value.value);
    if (value?.kind !== Kind.VARIABLE) return null;
    const given = variables[value.name.value];
    return typeof given === 'number' ? given : null;
  };

  function ofSelection(set: SelectionSetNode, type: GraphQLNamedType, page: number): Size {
    let cost = 0;
    let depth = 0;
    for (const node of set.selections) {
      const one =
        node.kind === Kind.FIELD
          ? ofField(node, type, page)
          : node.kind === Kind.INLINE_FRAGMENT
            ? ofSelection(node.selectionSet, schema.getType(node.typeCondition?.name.value ?? type.name) ?? type, page)
            : ofFragment(node.name.value, page);
      cost += one.cost;
      depth = Math.max(depth, one.depth);
    }
    return { cost, depth };
  }

  function ofFragment(name: string, page: number): Size {
    const key = `${name}/${page}`;
    const found = known.get(key);
    if (found) return found;
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const made = fragment && type ? ofSelection(fragment.selectionSet, type, page) : { cost: 0, depth: 0 };
    known.set(key, made);
    return made;
  }

  function ofField(node: FieldNode, parent: GraphQLNamedType, page: number): Size {
    const name = node.name.value;
    const field: GraphQLField<unknown, unknown> | undefined =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    if (!field || name.startsWith('__')) return { cost: 1, depth: 1 };
    const type = getNamedType(field.type);
    if (!isCompositeType(type) || !node.selectionSet) return { cost: 1, depth: 1 };
    const requested = numberOf(node, 'first') ?? numberOf(node, 'pageSize') ?? LENGTHS[name] ?? OTHER_LIST;
    const isPage = PAGES.has(type.name);
    const times = isListType(getNullableType(field.type))
      ? PAGES.has(parent.name) && name === 'results'
        ? page
        : (LENGTHS[name] ?? OTHER_LIST)
      : 1;
    const inside = ofSelection(node.selectionSet, type, isPage ? Math.max(1, requested) : 1);
    return { cost: 1 + Math.max(1, times) * inside.cost, depth: 1 + inside.depth };
  }

  const sizes = operations.map((operation): Size => {
    const root = schema.getRootType(operation.operation);
    return root ? ofSelection(operation.selectionSet, root, 1) : { cost: 0, depth: 0 };
  });
  return {
    writes: operations.some(({ operation }) => operation !== OperationTypeNode.QUERY),
    cost: Math.max(0, ...sizes.map(({ cost }) => cost)),
    depth: Math.max(0, ...sizes.map(({ depth }) => depth)),
  };
}

/** Why a query is refused, or `null`. */
export function refusalOf({ writes, cost, depth }: QuerySize, limits: QueryLimits): GraphQLError | null {
  const refused = (message: string, code = 'QUERY_TOO_LARGE') => new GraphQLError(message, { extensions: { code } });
  if (writes) return refused('This endpoint is read only.', 'READ_ONLY');
  if (depth > limits.depth) return refused(`The query is ${depth} levels deep; ${limits.depth} are allowed.`);
  return cost > limits.cost ? refused(`The query costs ${cost}; ${limits.cost} are allowed.`) : null;
}
