import { GraphQLScalarType, Kind, NoSchemaIntrospectionCustomRule, parse, type Source, type ValueNode } from 'graphql';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import type { ContentLibrary } from '../library';
import { Budget, modeOf, type ContentContext } from './context';
import { fieldResolvers, itemResolvers, templateFieldResolvers, templateResolvers } from './item.resolvers';
import { defaultQueryLimits, measure, refusalOf, type QueryLimits } from './limits';
import { queryResolvers, siteDataResolvers, siteInfoResolvers } from './site.resolvers';
import { typeDefs } from './typeDefs';

export interface EndpointOptions {
  library: ContentLibrary;
  version: ContentContext['version'];
  /** Lets callers read the schema; type generators need it. */
  introspection: boolean;
  limits?: QueryLimits;
  report(error: unknown): void;
}

/** Answers one GraphQL request. */
export type Endpoint = (request: Request) => Promise<Response>;

const longScalar = new GraphQLScalarType<number, number>({
  name: 'Long',
  serialize: (value) => Number(value),
  parseValue: (value) => Number(value),
  parseLiteral: (node: ValueNode) => (node.kind === Kind.INT ? Number(node.value) : Number.NaN),
});

/** Only ever sent: no argument takes JSON. */
const jsonScalar = new GraphQLScalarType({ name: 'JSON', serialize: (value) => value });

const { __resolveType, ...item } = itemResolvers;

export const contentSchema = createSchema<ContentContext>({
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
 * The content platform's GraphQL endpoint. Parsed and validated documents are kept, so a query that came before costs
 * little. Queries that are too deep, too dear or too long are refused before they run; there are no mutations.
 */
export function createEndpoint({ library, version, introspection, limits = defaultQueryLimits, report }: EndpointOptions): Endpoint {
  const guard: Plugin<ContentContext> = {
    onParse: ({ setParseFn }) => {
      setParseFn((source: string | Source) => parse(source, { maxTokens: limits.tokens }));
    },
    onValidate: ({ addValidationRule }) => {
      if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
    onExecute: ({ args, setResultAndStopExecution }) => {
      const refusal = refusalOf(measure(args.schema, args.document, args.variableValues ?? {}), limits);
      if (refusal) setResultAndStopExecution({ errors: [refusal] });
    },
  };
  const yoga = createYoga<object, ContentContext>({
    schema: contentSchema,
    graphqlEndpoint: '*',
    graphiql: false,
    landingPage: false,
    multipart: false,
    cors: false,
    maxRequestBodySize: limits.body,
    logging: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: report },
    plugins: [guard],
    context: ({ request }) => ({ library, version, budget: new Budget(limits.entities), ...modeOf((name) => request.headers.get(name)) }),
  });
  return async (request) => {
    // Only with this type does the server tell a caller's mistake by its status, too. The answer's type is what the clients know.
    request.headers.set('Accept', 'application/graphql-response+json');
    const answer = await yoga.fetch(request, {});
    answer.headers.set('Content-Type', 'application/json; charset=utf-8');
    return answer;
  };
}

