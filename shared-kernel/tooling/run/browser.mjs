import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { Stop } from '../workspace/steps.mjs'

/** @param {string} name */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => `${folder}/${name}`)
    .find(existsSync)
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const windowed = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
/** @param {string[]} names */
const findFirst = (names) => names.map(onPath).find(Boolean) ?? [macChrome].find(existsSync)
const hasOwnBuild = () => existsSync(chromium.executablePath())

/**
 * Finds a browser: '' for Playwright's own build, a path for another Chromium, undefined if there is none.
 * Prefers the headless shell, which uses a fifth less CPU time. Playwright's build is a headless shell too.
 */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return hasOwnBuild() ? '' : findFirst(['chromium-headless-shell', ...windowed])
}

/** Finds a headed browser. Only a headed browser keeps pages in the back/forward cache. */
export function findWindowedBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return hasOwnBuild() ? '' : findFirst(windowed)
}

/**
 * Finds a browser or installs one, first from Playwright, then from the packages of the distribution with a
 * Japanese font.
 */
export function ensureBrowser() {
  if (findWindowedBrowser() === undefined)
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 })
  if (findWindowedBrowser() === undefined) {
    const fonts = ['fonts-noto-cjk', 'fontconfig']
    // Some distributions don't package the headless shell.
    if (!installPackages('chromium', 'chromium-headless-shell', ...fonts))
      installPackages('chromium', ...fonts)
  }
  const browser = findBrowser()
  if (browser === undefined)
    throw new Stop(
      'There is no Chromium and none could be installed: install Chrome or Chromium, or set CHROMIUM_PATH, and run the command again.',
    )
  const hasJapaneseFont =
    process.platform !== 'linux' ||
    /\S/.test(spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' }).stdout ?? '')
  if (!hasJapaneseFont && !installPackages('fonts-noto-cjk', 'fontconfig'))
    process.stderr.write('There is no Japanese font here: screenshots will show boxes.\n')
  return browser
}

/** @param {string[]} names */
function installPackages(...names) {
  if (!onPath('apt-get')) return false
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (/** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [...prefix, 'apt-get', ...args]
    return (
      spawnSync(command, rest, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0
    )
  }
  return run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', ...names)
}
