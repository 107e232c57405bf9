import demoCatalogue from './demoCatalogue.json' with { type: 'json' };
import demoVendors from './demoVendors.json' with { type: 'json' };

/** Games and studios of the demo vendor, as a start without an imported list has them. */
export { demoCatalogue, demoVendors };
