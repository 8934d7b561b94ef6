import { nounModules } from './noun-modules'
import { defineJob } from './platform/jobs/job'
import { findJobs, findRoutes } from './registry.rules'

const routes = () => undefined
const run = async () => undefined
const purge = defineJob({ name: 'gift.purge', run })
const mail = defineJob({ name: 'gift.mail', run })

test('finds routes and jobs by the names of their files', () => {
  const modules = {
    './gift/gift.routes.ts': { giftRoutes: routes },
    './gift/mail-gift.job.ts': { purge, mail, batchSize: 20 },
  }

  expect(findRoutes(modules)).toEqual([routes])
  expect(findJobs(modules)).toEqual([purge, mail])
})

test.each([
  ['no export', {}],
  ['two functions', { giftRoutes: routes, addGiftRoute: routes }],
  ['a second export', { giftRoutes: routes, giftNotFound: routes }],
  ['a function of another name', { serveGifts: routes }],
  ['a value instead of a function', { giftRoutes: 'gift' }],
])('rejects a routes file with %s by its path', (_case, exported) => {
  expect(() => findRoutes({ './gift/gift.routes.ts': exported })).toThrow('./gift/gift.routes.ts must export')
})

test.each([
  ['no export', {}],
  ['an object that defineJob did not return', { purge: { name: 'gift.purge', run } }],
])('rejects a job file with %s by its path', (_case, exported) => {
  expect(() => findJobs({ './gift/purge-gift.job.ts': exported })).toThrow(
    './gift/purge-gift.job.ts must export a job',
  )
})

test('rejects two jobs of the same name', () => {
  const modules = {
    './gift/purge-gift.job.ts': { purge },
    './cart/purge-cart.job.ts': { purge: defineJob({ name: 'gift.purge', run }) },
  }

  expect(() => findJobs(modules)).toThrow(
    './cart/purge-cart.job.ts and ./gift/purge-gift.job.ts define the same job gift.purge',
  )
})

test('collects every noun except the payment sandbox', () => {
  const paths = Object.keys(nounModules)

  expect(paths).toContain('./page-form/page-form.routes.ts')
  expect(paths).toContain('./platform/mail/send-mail.job.ts')
  expect(paths.filter((path) => /sandbox-payment|\.test\.ts$/.test(path))).toEqual([])
})
