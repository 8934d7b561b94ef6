import type { Site } from '@storefront/site'

const sizes = [192, 512]
const paper = '#ffffff'

export function shopManifest({ name, svgs, settings }: Pick<Site, 'name' | 'svgs' | 'settings'>) {
  const { paper: ground = paper, accent = ground } = settings.themeArguments.light
  return {
    id: '/',
    name,
    short_name: name,
    lang: 'ja',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: accent,
    icons: svgs.logo
      ? sizes.flatMap((size) =>
          ['any', 'maskable'].map((purpose) => ({
            src: `/media/icon/${size}.png`,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose,
          })),
        )
      : [{ src: '/shell/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  }
}
