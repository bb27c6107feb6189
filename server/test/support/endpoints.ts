import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { ROLE_NAMES } from '@/contract/role';

import { tripId } from '../../src/sample/load-trips';
import { COMPANY_ID, travellerId } from '../../src/sample/sample-callers';
import { sampleId } from '../../src/sample/sample-ids';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const CallerKind = z.enum(['user', 'company', 'publisher']);
const CallerName = z.union([CallerKind, z.enum(Object.values(ROLE_NAMES))]);
export type CallerKind = z.infer<typeof CallerKind>;

export interface Endpoint {
  method: Method;
  /** As the OpenAPI document writes it: `/api/v1/trips/{trip_id}`. */
  path: string;
  /** Who may call it, as its route declares. */
  callers: readonly string[] | 'anybody';
  /** One kind of them; nobody where no key is asked for. */
  caller: CallerKind | 'nobody';
  queries: string[];
  /** The JSON Schema of its body, where it takes one. */
  body: JsonSchema | null;
  /** What its body is where that is not JSON. */
  mediaType: string | null;
  /** The JSON Schema of a success, whole; null where the document does not tell. */
  answer: z.core.JSONSchema.JSONSchema | null;
}

export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
}
const JsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    properties: z.record(z.string(), JsonSchema).optional(),
    // `false` closes a tuple, whose members nobody needs here.
    items: z.preprocess((items) => (items === false ? undefined : items), JsonSchema.optional()),
    anyOf: z.array(JsonSchema).optional(),
    oneOf: z.array(JsonSchema).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
  }),
);

const WholeSchema = z.custom<z.core.JSONSchema.JSONSchema>((schema) => typeof schema === 'object');

const Operation = z.object({
  'x-callers': z.union([z.array(CallerName).min(1), z.literal('anybody')]),
  parameters: z.array(z.object({ in: z.string(), name: z.string() })).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: JsonSchema })) }).optional(),
  responses: z
    .object({
      200: z.object({ content: z.object({ 'application/json': z.object({ schema: WholeSchema }) }) }),
      202: z.object({ content: z.object({ 'application/json': z.object({ schema: WholeSchema }) }) }),
    })
    .partial()
    .catch({}),
});
const OpenApi = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

/** Every endpoint that the service has, read from its own OpenAPI document: a new one can't be forgotten. */
export function listEndpoints(app: FastifyInstance): Endpoint[] {
  const { paths } = OpenApi.parse(app.swagger());
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { 'x-callers': callers, parameters, requestBody, responses }]) => ({
        method: method.toUpperCase() as Method,
        path,
        callers,
        caller: kindOf(callers),
        queries: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        body: requestBody?.content['application/json']?.schema ?? null,
        mediaType:
          Object.keys(requestBody?.content ?? {}).find((type) => type !== 'application/json') ?? null,
        answer: (responses[200] ?? responses[202])?.content['application/json'].schema ?? null,
      }),
    ),
  );
}

function kindOf(callers: Endpoint['callers']): Endpoint['caller'] {
  if (callers === 'anybody') return 'nobody';
  return CallerKind.options.find((kind) => callers.includes(kind)) ?? 'user';
}

/** The address with this in place of each of its ids. */
export function withIds(endpoint: Endpoint, id: string): string {
  return endpoint.path.replaceAll(/\{\w+\}/g, () => id);
}

/** The same behind the company or the account of the sample set, whose it is asked first. */
export function withOwnIds({ path, ...endpoint }: Endpoint, id: string): string {
  const own = path
    .replace('/org/{company_id}', `/org/${COMPANY_ID}`)
    .replace(/^(\/api\/v\d+\/users)\/\{\w+\}/, `$1/${travellerId('demo-traveller')}`);
  return withIds({ ...endpoint, path: own }, id);
}

/** Those of the sample set, for the callers of the sample set. */
const REAL_IDS: Record<string, string> = {
  trip_id: tripId('andes-field-work'),
  country_id: 'CO',
  country_id_or_code: 'CO',
  alert_id: 'pan-american-highway-cauca',
  advisory_id: 'co-armed-groups-rural',
  traveller_id: travellerId('demo-traveller'),
  user_id: travellerId('demo-traveller'),
  notification_id: sampleId('notification', 'trip-alert'),
  check_in_request_id: sampleId('check-in request', 'open'),
  company_id: COMPANY_ID,
  'org notification_id': sampleId('notification', 'help'),
  'publishing alert_id': 'fiji-cyclone',
  'publishing advisory_id': 'ec-power-cuts',
  segment_id: sampleId('segment', 'bogota-lima'),
  itinerary_mail_id: sampleId('itinerary mail', 'bogota-lima'),
  issue_id: sampleId('issue', 'lost-luggage'),
  conversation_id: sampleId('conversation', 'lost-luggage'),
  message_id: sampleId('message', 'lost-luggage'),
  note_id: sampleId('note', 'lost-luggage'),
  webhook_endpoint_id: sampleId('webhook endpoint', 'demo-company'),
  webhook_delivery_id: sampleId('webhook delivery', 'trip-made'),
  alert_filter_id: sampleId('alert filter', 'demo-traveller'),
  'org alert_filter_id': sampleId('alert filter', 'demo-company'),
  'users id': travellerId('demo-traveller'),
  'entry_requirements id': sampleId('entry_requirement', 'co-form'),
  entry_requirement_id: sampleId('entry_requirement', 'bt-insurance'),
  'travel_restrictions id': sampleId('travel_restriction', 'th-land-border'),
  travel_restriction_id: sampleId('travel_restriction', 'th-land-border'),
  'countries id': sampleId('disease outbreak', 'co-yellow-fever'),
  'disease_outbreaks id': sampleId('disease outbreak', 'co-yellow-fever'),
  disease_outbreak_id: sampleId('disease outbreak', 'th-mpox'),
  airline_id: sampleId('airline', 'lufthansa'),
  airport_id: sampleId('airport', 'EDDF'),
  'diseases id': 'dengue',
  'medications id': 'oral-rehydration-salts',
  'vaccinations id': 'yellow-fever-vaccine',
};

/** The address of something that is there; `ids` stand before those of the sample set, under the same names. */
export function realAddress(endpoint: Endpoint, ids: Record<string, string> = {}): string {
  const known = { ...REAL_IDS, ...ids };
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = known[qualifiedName(endpoint, name)] ?? known[name];
    if (!id) throw new Error(`endpoints.ts knows nothing that is there for ${name} of ${endpoint.path}`);
    return id;
  });
}

/** Whether one of these ids stands in the address. */
export function isAbout(endpoint: Endpoint, ids: Record<string, string>): boolean {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.some(
    (name) => (qualifiedName(endpoint, name) in REAL_IDS ? qualifiedName(endpoint, name) : name) in ids,
  );
}

/** Some names mean another thing on each shelf: `id`, or the notifications of a company. */
function qualifiedName(endpoint: Endpoint, name: string): string {
  return `${endpoint.path.split('/')[3] ?? ''} ${name}`;
}

const KEYS = {
  user: 'demo-traveller',
  company: 'demo-company',
  publisher: 'demo-publisher',
  nobody: null,
} as const;

/** What is kept from whom it is about is read by who looks after them. */
const OF_HELPERS = /\/notes(\/|$)/;

export function keyFor(endpoint: Endpoint): string | null {
  return OF_HELPERS.test(endpoint.path) ? 'demo-agent' : KEYS[endpoint.caller];
}

/** The headers of a caller who may use the endpoint. */
export function keyHeaders(endpoint: Endpoint): Record<string, string> {
  const key = keyFor(endpoint);
  return {
    ...(key !== null && { authorization: `TKN ${key}` }),
    ...(endpoint.mediaType !== null && { 'content-type': endpoint.mediaType }),
  };
}
