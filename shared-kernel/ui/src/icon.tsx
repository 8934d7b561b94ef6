import { classNames } from './class-names'
import styles from './icon.module.css'

/** Paths on a 24 px grid, drawn with a 1.5 px stroke. */
const shapes = {
  alert: 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.6v.1',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  bookmark: 'M6.5 4h11v16.5L12 16.2l-5.5 4.3z',
  building: 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3.5V8m8-4.5V8',
  card: 'M3 6h18v12H3zM3 10h18M6.5 14.5h4',
  cart: 'M3 4h2.4l2.3 11h9.6l2-7.6H6.3M9.2 19.6v.1m7-.1v.1',
  chat: 'M4 5h16v11.5h-8.5L7 20v-3.5H4z',
  check: 'm5 12.5 4.6 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14',
  device: 'M7.5 3h9v18h-9zM11 17.8h2',
  edit: 'M4 20h4L19 9l-4-4L4 16v4ZM13 7l4 4',
  external: 'M13 5h6v6m0-6-8 8M17 14v5H5V7h5',
  filter: 'M4 7h16M7 12h10M10 17h4',
  gift: 'M4 11h16v9H4zM3 7.5h18V11H3zM12 7.5V20M12 7.5S11 3.5 8.5 3.5 6 7.5 12 7.5Zm0 0s1-4 3.5-4 2.5 4-3.5 4Z',
  heart: 'M12 20S4 15.2 4 9.4A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 8 2.2C20 15.2 12 20 12 20Z',
  history: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.5',
  home: 'm4 11 8-7 8 7v9h-5.5v-5.5h-5V20H4z',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5m0-9v.1',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  logout: 'M13 4.5H5v15h8M10 12h10m-3.5-3.5L20 12l-3.5 3.5',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  phone:
    'M6.5 4 9 9l-2 1.5a11 11 0 0 0 6.5 6.5l1.5-2 5 2.5v2A1.5 1.5 0 0 1 18.5 21 15.5 15.5 0 0 1 3 5.5 1.5 1.5 0 0 1 4.5 4z',
  pin: 'M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21Zm0-9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  plus: 'M12 6v12M6 12h12',
  point: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM10 16.5v-9h3a2.7 2.7 0 0 1 0 5.4h-3',
  ruler: 'M3 8.5h18v7H3zM7 8.5V12m3.3-3.5v2m3.4-2v2M17 8.5V12',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM15 15l5 5',
  share: 'M12 15V4m-4 4 4-4 4 4M6 12v8h12v-8',
  sort: 'M8 5v14m-3.5-3.5L8 19l3.5-3.5M16 19V5m-3.5 3.5L16 5l3.5 3.5',
  star: 'm12 4 2.5 5.2 5.7.700-4.2 3.9 1.1 5.7L12 16.7l-5.1 2.8L8 13.8 3.8 9.9l5.7-.7L12 4Z',
  store: 'M4.5 10v10h15V10M3 10l1.5-6h15L21 10a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM10 20v-5h4v5',
  trash: 'M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10.5 11v5.5m3-5.5v5.5',
  truck:
    'M2.5 6h11v11h-11zM13.5 10h4l4 4v3h-8M7 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  zoom: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM15 15l5 5M10.5 8v5M8 10.5h5',
} as const

export type IconName = keyof typeof shapes

export type IconProps = {
  name: IconName
  /** `sm` 16 px, `md` 20 px, `lg` 24 px, `xl` 40 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  isFilled?: boolean
  /** The accessible name. Without a label, the icon is decorative. */
  label?: string
}

export function Icon({ name, size = 'md', isFilled, label }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, styles[size], isFilled && styles.filled)}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
