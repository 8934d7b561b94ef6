import type { FormLayout, Inquiry, SystemMessage, TimeseriesEntry, UserMemorial } from '@storefront/contracts'

export function aUserMemorial(own: Partial<UserMemorial> = {}): UserMemorial {
  return {
    id: 1,
    user_id: 1,
    target_user_name: '鈴木 和子',
    division_ct: 1,
    name: '誕生日',
    month: 12,
    date: 8,
    call: true,
    ...own,
  }
}

export function aSystemMessage(own: Partial<SystemMessage> = {}): SystemMessage {
  return {
    id: 1,
    title: '年末年始のお届けについて',
    is_read: false,
    published_at: '2026-11-10T12:00:00+09:00',
    body: '<p>発送をお休みします。</p>',
    ...own,
  }
}

export function anInquiry(own: Partial<Inquiry> = {}): Inquiry {
  return {
    id: 1,
    inquiry_no: 'Q20261119-000000002',
    kind: 'contact',
    category_id: null,
    category_name: 'ご注文・お届けについて',
    order_no: null,
    body: '届きません',
    files: [],
    name: '山田　花子',
    email: 'hanako@example.com',
    is_replied: false,
    reply: null,
    replied_at: null,
    created_at: '2026-11-19T12:00:00+09:00',
    ...own,
  }
}

export function aMeasurement(own: Partial<TimeseriesEntry> = {}): TimeseriesEntry {
  return { id: 1, purpose: 'measurement', data: {}, created_at: '2026-10-11T12:00:00+09:00', ...own }
}

const noDefaults = { dataFormDefault: {}, options: {}, prefix: '' }

export function aMeasurementForm(): FormLayout {
  const measure = (name: string, label: string) => ({ name, label, type: 'text', rules: ['decimal:1'] })
  return { ...noDefaults, form: [measure('height', '身長'), measure('chest', '胸囲')] }
}

export function anEmbroideryForm(): FormLayout {
  return {
    prefix: '',
    form: [
      { name: 'name', label: 'お名前', type: 'text', is_required: true, rules: ['max:10'] },
      { name: 'style', label: '書体', type: 'radio', is_required: true },
      { name: 'color', label: '糸の色', type: 'select', is_required: true },
    ],
    dataFormDefault: { style: 'kaisho', color: 'kon' },
    options: {
      style: [
        { value: 'kaisho', label: '楷書' },
        { value: 'marugo', label: '丸文字' },
      ],
      color: [
        { value: 'kon', label: '紺' },
        { value: 'shiro', label: '白' },
        { value: 'beni', label: '紅' },
      ],
    },
  }
}

export function aMemorialForm(): FormLayout {
  const numbers = (count: number, unit: string) =>
    Array.from({ length: count }, (_, index) => ({ value: index + 1, label: `${index + 1}${unit}` }))
  return {
    prefix: '',
    form: [
      { name: 'target_user_name', label: 'お相手のお名前', type: 'name', is_required: true },
      { name: 'division_ct', label: '種類', type: 'radio', is_required: true },
      { name: 'name', label: '記念日の名前', type: 'text', is_required: true, rules: ['max:40'] },
      { name: 'month', label: '月', type: 'select', is_required: true },
      { name: 'date', label: '日', type: 'select', is_required: true },
      { name: 'call', label: '近づいたらメールで知らせる', type: 'checkbox' },
    ],
    dataFormDefault: { division_ct: 1, call: false },
    options: {
      division_ct: [
        { value: 1, label: '誕生日' },
        { value: 2, label: '結婚記念日' },
      ],
      month: numbers(12, '月'),
      date: numbers(31, '日'),
    },
  }
}
