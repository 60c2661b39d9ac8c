// A window with one WebKitGTK view and nothing around it, run by gjs: `gjs -m webkit_browser.js PROFILE DOWNLOADS`.
//
// WebKitGTK's own test browser forgets everything when it closes, and its window is wider than a phone.
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';

const [profile, downloads] = ARGV;

Gtk.init(null);
// Pieces do not move, as in most tests in Chromium.
Gtk.Settings.get_default().gtk_enable_animations = false;

const websiteDataManager = new WebKit.WebsiteDataManager({ base_data_directory: `${profile}/data`, base_cache_directory: `${profile}/cache` });
const context = WebKit.WebContext.new_with_website_data_manager(websiteDataManager);
// Without a graphics card, drawing each frame by OpenGL would take longer.
const settings = new WebKit.Settings({ hardware_acceleration_policy: WebKit.HardwareAccelerationPolicy.NEVER });
const view = new WebKit.WebView({ web_context: context, settings, is_controlled_by_automation: true });
const window = new Gtk.Window({ decorated: false });

context.set_automation_allowed(true);
context.connect('automation-started', (_, session) => {
  const info = new WebKit.ApplicationInfo();
  info.set_name('WebKitGTK');
  info.set_version(WebKit.get_major_version(), WebKit.get_minor_version(), WebKit.get_micro_version());
  session.set_application_info(info);
  session.connect('create-web-view', () => view);
});
context.connect('download-started', (_, download) => {
  download.connect('decide-destination', (_, name) => {
    download.set_destination(GLib.filename_to_uri(`${downloads}/${name}`, null));
    return true;
  });
});

view.connect('close', () => Gtk.main_quit());
window.connect('destroy', () => Gtk.main_quit());
window.add(view);
window.show_all();
Gtk.main();
