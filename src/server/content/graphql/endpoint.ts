import {
  GraphQLError,
  GraphQLScalarType,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  type ExecutionResult,
  type Source,
  type ValueNode,
} from 'graphql';
import { createSchema, createYoga, type GraphQLParams, type Plugin } from 'graphql-yoga';
import { isRecord } from '@/lib/guards';
import { jsonBody } from '../../http/jsonBody';
import type { ContentTrees } from '../contentTrees';
import { Budget, modeOf, type ContentContext } from './context';
import { fieldResolvers, itemResolvers, templateFieldResolvers, templateResolvers } from './item.resolvers';
import { defaultQueryLimits, querySizeOf, refusalOf, type QueryLimits } from './limits';
import { queryResolvers, siteDataResolvers, siteInfoResolvers } from './site.resolvers';
import { typeDefs } from './typeDefs';

export interface EndpointOptions {
  contentTrees: ContentTrees;
  version: ContentContext['version'];
  /** Lets callers read the schema; type generators need it. */
  introspection: boolean;
  limits?: QueryLimits;
  report(error: unknown): void;
}

/** Handles one GraphQL request. */
export type Endpoint = (request: Request) => Promise<Response>;

const longScalar = new GraphQLScalarType<number, number>({
  name: 'Long',
  serialize: (value) => Number(value),
  parseValue: (value) => Number(value),
  parseLiteral: (node: ValueNode) => (node.kind === Kind.INT ? Number(node.value) : Number.NaN),
});

/** Output only: no argument takes JSON. */
const jsonScalar = new GraphQLScalarType({ name: 'JSON', serialize: (value) => value });

const { __resolveType, ...item } = itemResolvers;

const contentSchema = createSchema<ContentContext>({
  typeDefs,
  resolvers: {
    Query: queryResolvers,
    SiteData: siteDataResolvers,
    SiteInfo: siteInfoResolvers,
    Item: { __resolveType },
    UnknownItem: item,
    ItemTemplate: templateResolvers,
    ItemTemplateField: templateFieldResolvers,
    ...fieldResolvers,
    Long: longScalar,
    JSON: jsonScalar,
  },
});

/**
 * The content platform's GraphQL endpoint. Parsed and validated documents are cached, so a repeated query costs
 * little. Queries that are too deep, too expensive or too long are refused before they run; there are no mutations.
 */
export function createEndpoint({
  contentTrees,
  version,
  introspection,
  limits = defaultQueryLimits,
  report,
}: EndpointOptions): Endpoint {
  const guard: Plugin<ContentContext> = {
    onParse: ({ setParseFn }) => {
      setParseFn((source: string | Source) => parse(source, { maxTokens: limits.tokens }));
    },
    onValidate: ({ addValidationRule }) => {
      if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
    onExecute: ({ args, setResultAndStopExecution }) => {
      const refusal = refusalOf(querySizeOf(args.schema, args.document, args.variableValues ?? {}), limits);
      if (refusal) setResultAndStopExecution({ errors: [refusal] });
    },
  };
  const yoga = createYoga<{ request: Request }, ContentContext>({
    schema: contentSchema,
    graphiql: false,
    landingPage: false,
    logging: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: report },
    plugins: [guard],
    context: ({ request }) => ({
      contentTrees,
      version,
      budget: new Budget(limits),
      ...modeOf((name) => request.headers.get(name)),
    }),
  });
  return async (request) => {
    let result: ExecutionResult;
    try {
      // Bypasses Yoga's HTTP layer, which costs more than the query; Hono has done that work.
      const response = await yoga.getResultForParams({ params: paramsOf(await request.text()), request }, { request });
      if (!response || Symbol.asyncIterator in response) throw new Error('A query has one result.');
      result = response;
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      result = { errors: [error] };
    }
    return Response.json(result, { status: result.data === undefined ? 400 : 200 });
  };
}

/** `{ query, variables?, operationName? }`. @throws GraphQLError for any other body. */
function paramsOf(body: string): GraphQLParams {
  let given: unknown;
  try {
    given = jsonBody(body);
  } catch (error) {
    if (error instanceof SyntaxError) throw new GraphQLError('The body is not JSON.');
    throw error;
  }
  const { query, variables, operationName } = isRecord(given) ? given : {};
  if (typeof query !== 'string' || query === '') throw new GraphQLError('"query" must be a text.');
  if (variables !== undefined && variables !== null && !isRecord(variables))
    throw new GraphQLError('"variables" must be an object.');
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    throw new GraphQLError('"operationName" must be a text.');
  return { query, variables: variables ?? undefined, operationName: operationName ?? undefined };
}
