import { Struct } from 'superstruct'
import * as contracts from './index'
import type { Endpoint } from './endpoint'
import { maxLengthOf } from './wire'

const declared = Object.entries(contracts as Record<string, unknown>).filter(
  (entry): entry is [string, Endpoint] =>
    typeof entry[1] === 'object' && entry[1] !== null && 'method' in entry[1] && 'path' in entry[1],
)

/** Lists all texts in a struct with their paths. */
function textsOf(
  struct: Struct<unknown, unknown> | undefined,
  path: string[] = [],
): [path: string, struct: Struct<unknown, unknown>][] {
  if (!struct) return []
  if (struct.type === 'array' && struct.schema instanceof Struct)
    return textsOf(struct.schema, [...path, '0'])
  if (struct.type === 'object')
    return Object.entries(struct.schema as Record<string, Struct<unknown, unknown>>).flatMap(
      ([name, member]) => textsOf(member, [...path, name]),
    )
  return struct.type === 'string' ? [[path.join('.'), struct]] : []
}

test('limits the length of every text in every request', () => {
  const texts = declared.flatMap(([name, { query, body }]) =>
    [...textsOf(query), ...textsOf(body)].map(
      ([path, struct]) => [`${name} ${path}`, maxLengthOf(struct)] as const,
    ),
  )

  expect(texts.length).toBeGreaterThan(150)
  expect(Object.fromEntries(texts.filter(([, max]) => max > 1_000))).toEqual({
    'modifyCartOrder card.token': 4_000,
    'modifyCartOrder card.token_key': 4_000,
    'decideCart captcha_token': 4_000,
    'registerOrderer captcha_token': 4_000,
    'readAddressText text': 100_000,
    'login captcha_token': 4_000,
    'requestLoginCode captcha_token': 4_000,
    'registerUser captcha_token': 4_000,
    'requestReminder captcha_token': 4_000,
    'sendInquiry captcha_token': 4_000,
    'recordEcommerceEvent args': 20_000,
    'requestProduct body': 5_000,
    'sendInquiry body': 10_000,
    'addUserCard token': 4_000,
    'addUserCard token_key': 4_000,
    'addUserPasskey credential.response.clientDataJSON': 4_000,
    'addUserPasskey credential.response.attestationObject': 20_000,
    'loginByPasskey credential.response.clientDataJSON': 4_000,
    'loginByPasskey credential.response.authenticatorData': 4_000,
    'loginByPasskey credential.response.signature': 4_000,
  })
})
