import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { loadSite } from '@storefront/site/server'
import { findChannel, type Configuration } from '../configuration'
import { contentSecurityPolicy, documentHeaders } from '../security/content-security-policy'
import { offlinePage } from './offline-page'
import { serviceWorker } from './service-worker'
import { shopManifest } from './shop-manifest'

const hour = 'public, max-age=3600'

export function offlineRoutes(gateway: FastifyInstance, configuration: Configuration): void {
  const siteOf = ({ hostname }: FastifyRequest) => loadSite(findChannel(configuration, hostname))

  gateway.get('/sw.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(serviceWorker(__RELEASE_VERSION__)),
  )

  gateway.get('/offline', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
        ...documentHeaders,
        'content-security-policy': contentSecurityPolicy(nonce),
      })
      .send(offlinePage(await siteOf(request), nonce))
  })

  gateway.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', hour)
      .send(shopManifest(await siteOf(request))),
  )

  // Browsers and phones request these paths without any link to them.
  const signs = {
    '/favicon.ico': 'favicon.ico',
    '/apple-touch-icon.png': '180.png',
    '/apple-touch-icon-precomposed.png': '180.png',
  }
  for (const [path, file] of Object.entries(signs))
    gateway.get(path, async (request, reply) => {
      const { svgs } = await siteOf(request)
      return reply
        .header('cache-control', hour)
        .redirect(svgs.logo ? `/media/icon/${file}` : '/shell/icon.svg', 302)
    })
}
