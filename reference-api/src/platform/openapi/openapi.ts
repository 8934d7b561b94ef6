import * as contracts from '@storefront/contracts'
import type { Endpoint } from '@storefront/contracts'
import type { Struct } from 'superstruct'
import { toJsonSchema } from './json-schema'

type AnyStruct = Struct<unknown, unknown>

export function allEndpoints(): [name: string, endpoint: Endpoint][] {
  return Object.entries(contracts as Record<string, unknown>).filter((entry): entry is [string, Endpoint] =>
    isEndpoint(entry[1]),
  )
}

/** Describes the API in OpenAPI 3.1, generated entirely from the contracts. */
export function describeApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, endpoint] of allEndpoints()) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}').replace('*', '{path}')
    ;(paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint, path)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Storefront API', version: '1.0.0' },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

function operation(name: string, endpoint: Endpoint, path: string) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => ({
    name: param,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const mediaType = endpoint.multipart ? 'multipart/form-data' : 'application/json'
  return {
    operationId: name,
    ...(endpoint.access === 'public'
      ? {}
      : { security: endpoint.access === 'any' ? [{}, { bearer: [] }] : [{ bearer: [] }] }),
    parameters: [...inPath, ...queryParameters(endpoint.query)],
    ...(endpoint.body
      ? { requestBody: { required: true, content: { [mediaType]: { schema: toJsonSchema(endpoint.body) } } } }
      : {}),
    responses: {
      [endpoint.response || endpoint.payload === 'file' ? 200 : 204]: answer(endpoint),
      default: { description: '{ message, code, errors }' },
    },
  }
}

function queryParameters(query: AnyStruct | undefined) {
  return Object.entries((query?.schema ?? {}) as Record<string, AnyStruct>).map(([name, struct]) => ({
    name: struct.type === 'array' ? `${name}[]` : name,
    in: 'query',
    required: !struct.is(undefined),
    schema: toJsonSchema(struct),
  }))
}

function answer({ payload, response, mediaType = 'application/octet-stream' }: Endpoint) {
  if (payload === 'file') {
    const delayed = Object.keys((response?.schema ?? {}) as object).length > 0
    const file = { [mediaType]: { schema: { type: 'string', format: 'binary' } } }
    return {
      description: 'a file',
      content: {
        ...file,
        ...(response && delayed ? { 'application/json': { schema: toJsonSchema(response) } } : {}),
      },
    }
  }
  return {
    description: 'done',
    ...(response ? { content: { 'application/json': { schema: toJsonSchema(response) } } } : {}),
  }
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  )
}
