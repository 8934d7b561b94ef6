import type { PublicComposition } from '@storefront/navigation'
import {
  inlineProgram,
  persistInput,
  queueEvents,
  restoreInput,
  type Fragment,
} from '@storefront/remote/server'
import type { Layout } from '../../shared/layout.rules'
import type { RemoteEntry } from '../release/remote-entry'
import { criticalCss } from './critical-css'
import { headHtml } from './head'
import { listServiceOrigins } from '../security/content-security-policy'
import { escapeHtml, inlineCss, inlineJson } from './html'
import { knownRelease, releaseUrl, type ScreenFiles } from '../release/release-description'
import type { ShellFiles } from '../shell-files'
import { createTrustedTypesPolicy } from '../security/trusted-types.inline'
import type { Site } from '@storefront/site'
import { hasPageParts, hasSidebar, findSidebarPlace } from '../../shared/page-parts.rules'
import { findTagManagerId } from '../../shared/services.rules'
import { commandScript } from './command-script'
import { developmentBand } from './developer/development-band'
import { followScheme } from './follow-scheme.inline'
import { themeStyle } from './theme-style'
import { withoutScriptsUrl } from './without-scripts'
import { buildPageData } from '../page-data/page-data'
import { scriptsTemplate, startScripts, type ScriptStart } from './start-scripts.inline'

export type Page = {
  origin: string
  pathname: string
  nonce: string
  layout: Layout
  site: Site
  composition: PublicComposition
  shell: ShellFiles
  frame: { header: string; footer: string }
  owner?: RemoteEntry
  fragment?: Fragment & { owner: string }
  /** True if the server could not render the page. Keeps the browser-rendered page out of search indexes. */
  isUnavailable?: boolean
  address: string
  /** True if the page can be rendered once the login is renewed. */
  isLoginOver?: boolean
  isDeveloper: boolean
  developmentNote?: string | undefined
  start: ScriptStart
  /** True for a shopper with cookies of the shop. Places of islands are then reserved. */
  isReturning?: boolean
  /** True if the browser has to fill in what belongs to this shopper. */
  hasIslands?: boolean
  /** URL of the data for the page's scripts. If absent, the data is inlined. */
  dataUrl?: string | undefined
}

/** Renders a page's document: frame, the owner's fragment, and what the browser needs next. */
export function renderDocument(page: Page): string {
  const { fragment, site, nonce, start } = page
  const { html, hoisted } = splitHoisted(fragment?.html ?? '')
  const inline = (...programs: string[]) =>
    `<script nonce="${nonce}">${programs.filter(Boolean).join(';')}</script>`
  const hasForm = html.includes('method="post"')
  const head = fragment?.head ?? { title: '', ...(page.isUnavailable ? { robots: 'noindex' } : {}) }
  const body = [
    `${bodyTag(page)}${skipLink}`,
    page.developmentNote ? developmentBand(page.developmentNote, nonce) : '',
    `<div id="shell-header"${fragment ? ' data-hydrating' : ''}>${page.frame.header}</div>`,
    `<main id="outlet" tabindex="-1">${fragment ? `<div data-app="${fragment.owner}" data-ssr="${fragment.status}" data-hydrating>${html}</div>` : waiting(page)}</main>`,
    hasForm ? inline(inlineProgram(restoreInput)) : '',
    hasPageParts(site) ? '<div id="shell-page-parts"></div>' : '',
    hasSidebar(site) ? '<div id="shell-sidebar"></div>' : '',
    `<div id="shell-footer">${page.frame.footer}</div><div id="shell-overlay"></div>`,
  ].join('')
  return [
    `<!doctype html>${htmlTag(page)}<head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    page.hasIslands ? leaveIslands(page.address) : '',
    // Goes before any style sheet, because a pending style sheet would delay the script.
    inline(inlineProgram(createTrustedTypesPolicy, listServiceOrigins(site))),
    inline(inlineProgram(followScheme, schemeKey(site)), findTagManagerId(site) ? commandScript : ''),
    fragment ? inline(inlineProgram(queueEvents), hasForm ? inlineProgram(persistInput) : '') : '',
    // Goes early, so that the main image's preload is sent with the first bytes.
    hoisted,
    headHtml(head, { shopName: site.name, shopImage: site.image, origin: page.origin }),
    `<link rel="icon" href="/shell/${site.svgs.logo ? 'logo' : 'icon'}.svg" type="image/svg+xml">`,
    site.svgs.logo ? '<link rel="apple-touch-icon" href="/media/icon/180.png">' : '',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...renderStyles(page, body),
    start === 'parsed' ? scripts(page).join('') : heldScripts(page, start),
    `</head>${body}`,
    ...(page.dataUrl ? [] : Object.entries(buildPageData(page)).map(([id, value]) => block(id, value))),
    '</body></html>',
  ].join('')
}

const htmlTag = ({ site, isDeveloper, isReturning }: Page) =>
  `<html lang="ja" data-theme="${escapeHtml(site.theme)}" data-namespace="${escapeHtml(site.settings.namespace)}"${isDeveloper ? ' data-developer' : ''}${isReturning ? ' data-returning' : ''}>`

const bodyTag = ({ layout, site, pathname }: Page) =>
  `<body data-layout="${layout}"${hasSidebar(site) ? ` data-sidebar="${findSidebarPlace(pathname, site) ?? ''}"` : ''}>`

/** Returns the key of the shopper's scheme in the browser's storage. */
const schemeKey = ({ settings: { namespace } }: Site) => (namespace ? `${namespace}.scheme` : 'scheme')

const skipLink = '<a class="shell-skip" href="#outlet">本文へ移動</a>'

/** Requests the shopper's own page, if the browser no longer runs scripts and so cannot fill islands in. */
const leaveIslands = (address: string) =>
  `<noscript><meta http-equiv="refresh" content="0;url=${escapeHtml(withoutScriptsUrl(address))}"></noscript>`

/** Reserves space for a page that the browser will render, to avoid layout shift. */
const waiting = ({ address, isLoginOver }: Page) =>
  `<div class="shell-waiting" aria-hidden="true">${'<span></span>'.repeat(9)}</div><noscript>${isLoginOver ? renewForm(address) : reloadLink(address)}</noscript>`

/** Renders a link that reloads the page without scripts. The next response may arrive in time. */
const reloadLink = (address: string) =>
  `<p class="shell-noscript">ページの一部を表示できませんでした。<a href="${escapeHtml(address)}">再読み込みする</a></p>`

/** Renders a form that renews the login. Without scripts, a login can only be renewed with a POST. */
const renewForm = (page: string) =>
  `<form class="shell-noscript" method="post" action="/login?${escapeHtml(String(new URLSearchParams({ back: page })))}"><p>ログインしてから時間がたっています。</p><button class="shell-noscript-button" name="intent" value="renew">表示を続ける</button></form>`

const block = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${inlineJson(value)}</script>`

/** Splits off the image preloads and meta tags that React puts before the markup. They belong in the head. */
function splitHoisted(html: string): { html: string; hoisted: string } {
  const hoisted = /^(?:<(?:link|meta) [^>]*>)+/.exec(html)?.[0] ?? ''
  return { html: html.slice(hoisted.length), hoisted }
}

/**
 * Renders the attribute for a file's hash. The browser rejects a file that does not match its hash, and
 * fetches a file twice if its preload lacks the hash.
 */
const integrityAttribute = (hash: string | undefined) => (hash ? ` integrity="${hash}"` : '')

const publicFolder = (remote: RemoteEntry) => remote.entry.slice(0, remote.entry.lastIndexOf('/') + 1)

const findRelease = ({ owner }: Page) => owner && knownRelease(owner)

function collectFiles(page: Page): ScreenFiles {
  const { fragment } = page
  const release = findRelease(page)
  const parts = release
    ? [release, ...(fragment?.screens ?? []).flatMap((screen) => release.screens[screen] ?? [])]
    : []
  return {
    scripts: [...new Set(parts.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(parts.flatMap(({ styles }) => styles))],
  }
}

type StyleFile = { url: string; integrity?: string; text: string; name?: string }

/**
 * Lists the style sheets of the shell, the app and the screen, in this order. Those of a remote keep their
 * file names.
 */
function styleFiles(page: Page): StyleFile[] {
  const { owner, shell } = page
  const release = findRelease(page)
  const ofRemote = collectFiles(page).styles.map((name) => ({
    name,
    url: owner ? publicFolder(owner) + name : name,
    integrity: release?.files[name],
    text: release?.styleTexts.get(name) ?? '',
  }))
  return [...shell.styles, ...ofRemote]
}

/**
 * Inlines styles, so that the first paint needs no second request. A server-rendered page gets only the rules
 * that match its markup; the rest loads with its scripts. `data-href` keeps the federation runtime from
 * adding a file again.
 */
function renderStyles(page: Page, body: string): string[] {
  const { start, nonce, site } = page
  const files = styleFiles(page)
  const texts = files.map(({ text }) => text)
  const theme = themeStyle(site)
  const isWhole = start === 'parsed' || findRelease(page)?.isDevelopment
  const shown = isWhole ? texts : criticalCss(texts, htmlTag(page) + body + theme)
  const element = (text: string, name?: string) =>
    `<style nonce="${nonce}"${name ? ` data-href="${name}"` : ''}>${inlineCss(text)}</style>`
  return [...shown.map((text, index) => element(text, files[index]?.name)), theme ? element(theme) : '']
}

/** Renders the page's scripts, and preloads of the files that the scripts will request. */
const scripts = (page: Page): string[] => [
  ...remoteScripts(page),
  ...page.shell.scripts.map(
    ({ url, integrity }) =>
      `<script defer nonce="${page.nonce}" src="${url}"${integrityAttribute(integrity)}></script>`,
  ),
]

/**
 * Renders a template with the scripts and full style sheets, which stays inactive until they are needed. A
 * server-rendered page is readable without them, and its images load first.
 */
function heldScripts(page: Page, start: Exclude<ScriptStart, 'parsed'>): string {
  const { shell, nonce } = page
  const sheets = styleFiles(page).map(
    ({ url, integrity, name }) =>
      `<link rel="stylesheet" href="${url}"${integrityAttribute(integrity)}${name ? ` data-href="${name}"` : ''}>`,
  )
  const preloads = shell.scripts.map(({ url, integrity }) => preloadOfScript(url, integrity, nonce))
  return `<template id="${scriptsTemplate}">${[...sheets, ...preloads, ...scripts(page)].join('')}</template><script nonce="${nonce}">${inlineProgram(startScripts, start, scriptsTemplate, page.dataUrl)}</script>`
}

function remoteScripts(page: Page): string[] {
  const { owner, nonce } = page
  if (!owner || !releaseUrl(owner)) return []
  const integrity = owner.integrity ? ` crossorigin="anonymous" integrity="${owner.integrity}"` : ''
  const entry = `<link rel="preload" as="script" nonce="${nonce}" href="${owner.entry}"${integrity}>`
  const hashes = findRelease(page)?.files ?? {}
  const preload = (file: string) => preloadOfScript(publicFolder(owner) + file, hashes[file], nonce)
  return [entry, ...collectFiles(page).scripts.map(preload)]
}

const preloadOfScript = (url: string, hash: string | undefined, nonce: string) =>
  `<link rel="preload" as="script" nonce="${nonce}" href="${url}"${integrityAttribute(hash)}>`
