/**
 * The case that runs through pages and pictures: an invented client whose ledger, app, bill and contract show the same facts
 * everywhere. Whatever shows one of them takes it from here; saltmarsh.test.ts looks at the pictures.
 */
export const saltmarsh = {
  sample: true,
  client: 'Saltmarsh Cargo Co.',
  partner: 'Mehra Legal LLP',
  /** Of the services agreement on /signchain. */
  clause:
    'Saltmarsh Cargo Co. pays Mehra Legal LLP within 30 days of the invoice, unless the work is disputed in writing.',
  agreement: {
    signedOn: '19 Nov',
    block: '21,884,102',
  },
  /** The driver's app: made without signal, in this order. */
  delivery: {
    received: [{ time: '10:31', what: 'Left stop 6' }],
    changes: [
      { time: '10:42', what: 'Arrived at stop 7' },
      { time: '10:44', what: 'Photo of the pallet' },
      { time: '10:45', what: 'Signature' },
      { time: '10:46', what: 'Note: two crates wet' },
    ],
  },
  /** November 2026, on the evening of the twentieth: dollars so far, and expected at the end of the month. */
  bill: {
    toDate: 34_360,
    forecast: 49_190,
    teams: ['Tracking', 'Warehouse', 'Office'],
    lines: [
      { what: 'Position service', team: 'Tracking', toDate: 9_840, forecast: 14_090 },
      { what: 'Route database', team: 'Tracking', toDate: 6_120, forecast: 8_760 },
      { what: 'Traffic to the trucks', team: 'Tracking', toDate: 4_270, forecast: 6_110 },
      { what: 'Stock and scanning', team: 'Warehouse', toDate: 5_310, forecast: 7_600 },
      { what: 'Photo archive', team: 'Warehouse', toDate: 3_190, forecast: 4_570 },
      { what: 'Customs papers', team: 'Office', toDate: 2_960, forecast: 4_240 },
      { what: 'Invoices and ledger', team: 'Office', toDate: 2_670, forecast: 3_820 },
    ],
  },
} as const;
